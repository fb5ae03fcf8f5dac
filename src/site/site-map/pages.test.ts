import { expect, test } from "vitest";
import { sitePages } from "./pages.ts";

test("every page has its route name and its path of the site's specification, in their order", () => {
  expect(sitePages("villa-ulia").map(({ route, path }) => [route, path])).toEqual([
    ["HomePage", "/"],
    ["villa-ulia", "/villa-ulia"],
    ["interni", "/interni"],
    ["experience", "/experience"],
    ["about", "/about"],
    ["contatti", "/contatti"],
    ["booking", "/prenotazioni"],
    ["cookie-policy", "/cookie-policy"],
    ["privacy-policy", "/privacy-policy"],
    ["note-legali", "/note-legali"],
    // not one of the specification's, and so after them
    ["accessibilita", "/accessibilita"],
  ]);
});
