// Built by tools/build/bundle/bundle-script.ts; the security policy allows it by its hash.

import { nightsBetween, seasonOf } from "../../../modules/count-days.ts";
import { calendarWords } from "../../../site/stay/calendar-words.ts";
import { type HouseRules, rulesFromToday } from "../../../site/stay/house-rules.ts";
import { checkStay, houseTimeZone, type Stay, todayAtHouse } from "../../../site/stay/stay.ts";
import { datesOf } from "../../../site/stay/stay-words.ts";
import { type DemoData, demoDataId, entryOfQuery } from "./demo-stay.ts";

const data: DemoData = JSON.parse(document.getElementById(demoDataId)?.textContent ?? "");
const { house, query, texts } = data;
const words = calendarWords(data.calendar, data.forms, data.homes, todayAtHouse());
const { stay } = checkStay(entryOfQuery(location.search, query, house), house);
if (stay) showStay(stay);
tellHeight();

function showStay(stay: Stay): void {
  const { arrival, departure, guests } = stay;
  const rules = rulesFromToday(house, stay, houseTimeZone());
  const refusal = rules.refusalOf(arrival, departure);
  if (refusal) {
    const reason = words.reason(refusal, guests);
    write("[data-stay-line]", words.say(texts.refused, { reason }));
    document.querySelector("[data-stay-line]")?.setAttribute("data-wrong", "");
    document.querySelector("[data-offers]")?.remove();
    return;
  }
  const nights = words.nightsIn(nightsBetween(arrival, departure));
  const range = datesOf(stay, words.locale);
  write("[data-stay-line]", words.say(texts.stay, { nights, range, party: words.party(guests) }));
  write("[data-rule]", seasonOf(arrival, data.rules)?.sentence ?? "");
  for (const home of document.querySelectorAll<HTMLElement>("[data-home]")) {
    showOffer(home, rules, stay);
  }
}

function showOffer(
  home: HTMLElement,
  rules: HouseRules,
  { arrival, departure, guests }: Stay,
): void {
  const offer = rules.homeOffer(home.dataset.home ?? "", arrival, departure);
  const isEnough = Number(home.dataset.guests) >= guests;
  home.querySelector("[data-choose]")?.toggleAttribute("hidden", !offer || !isEnough);
  home.querySelector("[data-add]")?.toggleAttribute("hidden", !offer || isEnough);
  const nights = words.nightsIn(nightsBetween(arrival, departure));
  const { price, perNight } = offer ?? {};
  const total = price ? words.say(texts.totalFor, { price: words.money(price), nights }) : "";
  write("[data-night]", perNight ? `. ${words.money(perNight)} ${texts.perNight}` : "", home);
  write("[data-total]", offer ? total : texts.notFree, home);
}

function write(selector: string, text: string, within: ParentNode = document): void {
  const element = within.querySelector(selector);
  if (element) element.textContent = text;
}

/** Tells the page that frames it how tall it is, whenever that changes, and when the page asks. */
function tellHeight(): void {
  const tell = () => {
    const { height } = document.body.getBoundingClientRect();
    parent.postMessage({ villa: "frame-height", height: Math.ceil(height) }, location.origin);
  };
  new ResizeObserver(tell).observe(document.body);
  addEventListener("message", ({ source, origin }) => {
    if (source === parent && origin === location.origin) tell();
  });
}
