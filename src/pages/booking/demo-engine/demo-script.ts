// Built by tools/build/bundle/bundle-script.ts; the security policy allows it by its hash.

import { formatDay } from "../../../modules/calendar-days.ts";
import { nightsBetween } from "../../../modules/count-days.ts";
import { numberFormat } from "../../../modules/message-format.ts";
import { calendarWords, capital } from "../../../site/stay/calendar-words.ts";
import { type HouseRules, rulesFromToday, type StayOffer } from "../../../site/stay/house-rules.ts";
import {
  checkStay,
  houseTimeZone,
  readStayEntry,
  type Stay,
  shownEntry,
  todayAtHouse,
} from "../../../site/stay/stay.ts";
import { type DemoData, demoDataId, paymentsOf } from "./demo-stay.ts";

const data: DemoData = JSON.parse(document.getElementById(demoDataId)?.textContent ?? "");
const { house, query, texts, homes: names, offers, terms } = data;
const words = calendarWords(data.calendar, data.forms, names, todayAtHouse());
const { locale } = words;
const list = new Intl.ListFormat(locale, { type: "conjunction" });
const rows = new Map(
  [...document.querySelectorAll<HTMLElement>("[data-home]")].map((row) => [row.dataset.home, row]),
);
const entry = readStayEntry(location.search, { ...query, home: query?.home?.name });
// what is impossible is replaced by the usual
const { stay } = checkStay(shownEntry(entry, house), house);
if (stay) showStay(stay);
tellHeight();

function showStay({ home: chosen, ...stay }: Stay): void {
  const { arrival, departure, guests } = stay;
  const rules = rulesFromToday(house, stay, houseTimeZone());
  const refusal = rules.refusalOf(arrival, departure);
  if (refusal) {
    const reason = words.reason(refusal, guests);
    const say = write("[data-say]", words.say(texts.refused, { reason }));
    say?.setAttribute("data-wrong", "");
    return;
  }
  const nights = words.nightsIn(nightsBetween(arrival, departure));
  const range = words.dates(stay);
  write("[data-say]", words.say(texts.stay, { nights, range, party: words.party(guests) }));
  const free = rules
    .freeOffers(arrival, departure)
    .filter(({ homes }) => homes.every((home) => rows.has(home)));
  const small = free.filter(({ homes }) => homes.length <= 2);
  const shown = small.length > 0 ? small : free.slice(0, 1);
  const isChosen = ({ homes }: StayOffer) => Number(homes.join() === chosen);
  const items = shown
    .sort((one, other) => isChosen(other) - isChosen(one))
    .map((offer) => offerItem(offer, rules, stay));
  document.querySelector("[data-offers]")?.replaceChildren(...items);
  showRest(free, guests);
}

function offerItem({ homes, price, cleaning }: StayOffer, rules: HouseRules, stay: Stay): Node {
  const { arrival, departure } = stay;
  const template = document.querySelector<HTMLTemplateElement>("template[data-offer]");
  const item = document.importNode(template?.content ?? new DocumentFragment(), true);
  const own = homes.map((home) => rows.get(home));
  const pictures = own.flatMap((row) => row?.querySelector("picture")?.cloneNode(true) ?? []);
  item.querySelector("[data-pictures]")?.append(...pictures);
  const name = list.format(homes.map((home) => names[home] ?? home));
  write("[data-name]", capital(name, locale), item);
  const room = own.reduce((sum, row) => sum + Number(row?.dataset.guests), 0);
  write("[data-up-to]", words.say(texts.upTo, { capacity: words.party(room) }), item);
  if (price === 0) {
    for (const part of item.querySelectorAll("[data-total], dl")) part.remove();
    return item;
  }
  const nights = rules.nightPrices(homes, arrival, departure).map(({ price, nights }) => {
    const values = { nights: words.nightsIn(nights), price: words.money(price) };
    return [words.say(offers.nightsAt, values), nights * price] as const;
  });
  const lines = nights.map(([line]) => element("span", line));
  item.querySelector("[data-nights]")?.append(...lines);
  write("[data-price]", words.money(price), item);
  const all = words.nightsIn(nightsBetween(arrival, departure));
  write("[data-for-nights]", words.say(offers.forNights, { nights: all }), item);
  const fee = cleaning ? [[offers.cleaning, cleaning] as const] : [];
  addLines(item, "[data-sum]", [...nights, ...fee, [offers.all, price]]);
  addLines(item, "[data-payments]", payments(price, stay));
  return item;
}

type Line = readonly [what: string, amount: number];

function payments(price: number, { arrival }: Stay): Line[] {
  const { deposit, balance, day } = paymentsOf(price, arrival, todayAtHouse(), terms);
  if (!day) return [[offers.whole, price]];
  const percent = numberFormat(locale, { style: "percent" })(terms.bookingDepositPercent / 100);
  const date = formatDay(day, locale, { day: "numeric", month: "long", year: "numeric" });
  return [
    ...(deposit > 0 ? [[words.say(offers.deposit, { percent }), deposit] as const] : []),
    [words.say(offers.balance, { date }), balance],
  ];
}

function addLines(item: ParentNode, selector: string, lines: Line[]): void {
  const groups = lines.map(([what, amount]) => {
    const group = element("div");
    group.append(element("dt", what), element("dd", words.money(amount)));
    return group;
  });
  item.querySelector(selector)?.append(...groups);
}

/** Names what is large enough and not free. */
function showRest(free: StayOffer[], guests: number): void {
  const isFree = (key: string | undefined) => free.some(({ homes }) => homes.join() === key);
  const taken = [...rows].filter(
    ([key, row]) => Number(row.dataset.guests) >= guests && !isFree(key),
  );
  if (taken.length === 0) return;
  const homes = taken.map(([key = ""]) => names[key] ?? key);
  const rest = write("[data-rest]", words.say(offers.notFree, { homes: homes.join(", ") }));
  rest?.toggleAttribute("hidden", false);
}

function element(name: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function write(selector: string, text: string, within: ParentNode = document) {
  const element = within.querySelector(selector);
  if (element) element.textContent = text;
  return element;
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
