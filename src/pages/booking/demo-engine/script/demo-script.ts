/**
 * The script of the demo booking engine: it shows the stay of the address. Built by
 * tools/build/bundle/bundle-inline-script.ts; the content security policy allows it by its hash.
 */

import { limitDays } from "../../../../components/stay-form/limit-days.ts";
import { todayAtHouse, usualGuests } from "../../../../site/stay/stay.ts";
import { type DemoData, demoDataId } from "./demo-data.ts";
import { showMonths } from "./show-months.ts";
import { showStay } from "./show-stay.ts";
import { stayOfQuery } from "./stay-of-query.ts";

const data: DemoData = JSON.parse(document.getElementById(demoDataId)?.textContent ?? "");
const { maximumGuests } = data;
const first = todayAtHouse();
const stay = stayOfQuery(location.search, data.query, { today: first, maximumGuests });

const form = document.querySelector("form");
if (form) {
  form.addEventListener("change", () => limitDays(form));
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const { arrival, departure, guests } = data.query;
  const values = {
    [arrival]: stay?.arrival ?? "",
    [departure]: stay?.departure ?? "",
    [guests]: String(stay?.guests ?? usualGuests(maximumGuests)),
  };
  for (const [name, value] of Object.entries(values)) {
    const found = field(name);
    if (found) found.value = value;
  }
  limitDays(form);
}
if (stay) showStay(stay, data);
showMonths(data, { stay, today: first });
