import type { NavbarTexts } from "../../src/site/content/shared-texts.ts";
import { sitePages } from "../../src/site/site-map/pages.ts";
import { evenLines, widest } from "../fonts/even-lines.ts";
import { shapeLine } from "../fonts/shape-line.ts";

// The bar at the top changes its looks at widths of its own, in rem (header.module.css, whose sizes
// are repeated here). A name or labels that need more room than usual get the rules made here.

/** The bar in windows of 992, 568, 360 and 320 px. */
const [desktop, tablet, phone, smallPhone] = [55.8, 33, 20, 17.6];

/** The bar below which it has no link to the booking page, and below which no name. */
const [bare, nameless] = [17.25, 15.5];

/** Sizes in rem of a name on several lines of a phone. */
const [largest, smallest] = [1.1875, 0.8125];

/** For fonts that stand in, and for what a browser rounds. */
const slack = 0.3;
/** What may reach into the margin unseen. */
const margin = 0.45;

export type Bar = {
  /** What stands beside the mark. */
  name: string;
  /** The labels in each language. */
  texts: Pick<NavbarTexts, NavbarLabel | "menuTitle" | "languagesShort">[];
};
type NavbarLabel = NonNullable<ReturnType<typeof sitePages>[number]["menuLabel"]>;
type Labels = Bar["texts"][number];

/**
 * CSS rules for a bar whose name or labels are long: the links go into the menu in wider windows too,
 * the name stands on two lines, and on phones on up to three, without the mark. Where that is too
 * wide, the link to the booking page gives way, since the menu has it, and at last the name. A bar
 * that fits gets no rule.
 */
export function barRules(bar: Bar): string {
  const links = inAll(bar, (labels) => withLinks(bar.name, labels));
  const oneLine = inAll(bar, (labels) => besideMenu(bar.name, labels));
  const small = onPhone(bar);
  const twoLines = widest(evenLines(bar.name, 2, nameWidth), nameWidth) * 1.375 + 0.1;
  return [
    ...(links > desktop ? [below(links, inMenu)] : []),
    ...(oneLine > tablet ? [below(oneLine, `${brand}>span{${onLines(twoLines, 1.375)}}`)] : []),
    ...(small
      ? [
          below(
            Math.min(small.oneLine, tablet - slack),
            `${brand}>span{${onLines(small.width, small.size)}}${brand}>svg{display:none}${booking}{padding-inline:.5rem;font-size:1rem}`,
          ),
          below(small.withBooking, `${booking}{display:none}`),
          below(small.alone, `${brand}>span{${hidden}}${brand}>svg{display:block}`),
        ]
      : []),
  ].join("\n");
}

/** Whether a name is hard to read beside the menu of a phone, or has no room there at all. */
export function isNameTooLong(bar: Bar): boolean {
  const small = onPhone(bar);
  return small !== undefined && (small.size < 1 || small.withBooking > smallPhone);
}

/** A CSS rule for the large words of the menu, where one is too long for a phone. */
export function menuRule({ texts }: Pick<Bar, "texts">): string {
  const words = texts.flatMap((labels) =>
    labelsOf(labels).flatMap((label) => label.split(/[\s-]/)),
  );
  const em = widest(words, menuWidth);
  if (em <= 5.45) return "";
  const fitting = `calc((100vw - 2*var(--margin))/${round(em)})`;
  return `dialog[open] nav a{font-size:min(clamp(2.75rem,16vw,4.75rem),${fitting})}`;
}

// stronger than the rules of header.module.css
const brand = ".js header[class]>a[class]:first-child";
const booking = ".js header[class]>nav+a";
const inMenu = `.js header>nav{display:none}${booking},.js header>button{display:flex}`;
const hidden = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";

function onLines(width: number, size: number): string {
  return `white-space:normal;text-wrap:balance;width:${round(width)}rem;font-size:${size}rem`;
}

function below(width: number, rules: string): string {
  return `@container bar (max-width:${round(width + slack)}rem){${rules}}`;
}

function inAll({ texts }: Bar, need: (labels: Labels) => number): number {
  return Math.max(...texts.map(need));
}

/** The width in rem of name, six links and languages. */
function withLinks(text: string, labels: Labels): number {
  const links = labelsOf(labels).map((label) => Math.max(2.75, widthOf(label, 1.1875) + 0.2));
  const gaps = 1.3 * (links.length - 1) + 3;
  return 2.6 + nameWidth(text) * 1.75 + sum(links) + 2.1 + gaps + language(labels, 1.1875);
}

/** The width in rem of name, menu, booking and languages in windows from 33rem on. */
function besideMenu(text: string, labels: Labels): number {
  const others = widthOf(labels.booking, 1.1875) + 1.9 + widthOf(labels.menuTitle, 1.1875) + 2.85;
  return 2.6 + nameWidth(text) * 1.75 + others + language(labels, 1.1875) + 3;
}

/**
 * The name on several lines on phones: below which width in rem, its size and width, and what the bar
 * needs for it with and without the link to the booking page. Undefined where one line fits.
 */
function onPhone(bar: Bar) {
  const steps = [
    { from: phone, fixed: 5.35, size: 1.5, bookingSize: 1.0625 },
    { from: smallPhone, fixed: 2.75, size: 1.375, bookingSize: 1 },
  ];
  const need = ({ fixed, size, bookingSize }: (typeof steps)[number]) =>
    fixed + nameWidth(bar.name) * size + inAll(bar, (labels) => others(labels, bookingSize));
  const tooNarrow = steps.find((step) => need(step) > step.from + margin);
  if (!tooNarrow) return undefined;
  const em = widest(evenLines(bar.name, 3, nameWidth), nameWidth);
  const rest = 1.25 + inAll(bar, (labels) => others(labels, 0));
  const withBooking = 2.7 + inAll(bar, (labels) => others(labels, 1));
  const fitting = (smallPhone - withBooking - slack) / em;
  const size = round(Math.min(largest, Math.max(smallest, fitting)));
  const width = em * size + 0.1;
  const oneLine = tooNarrow.from === phone ? need(tooNarrow) : phone;
  const alone = width + rest;
  // the narrowest bars have the mark beside the name
  const name = alone > bare ? alone : Math.max(nameless, Math.min(alone + 2.1, bare));
  return { oneLine, size, width, withBooking: width + withBooking, alone: name };
}

/** The width in rem of the letters of menu, languages and link to the booking page on phones. */
function others(labels: Labels, bookingSize: number): number {
  const menu = widthOf(labels.menuTitle, 1.0625);
  return menu + language(labels, 1.0625) + widthOf(labels.booking, bookingSize);
}

function labelsOf(labels: Labels): string[] {
  return sitePages("").flatMap(({ menuLabel }) => (menuLabel ? [labels[menuLabel]] : []));
}

function language({ languagesShort }: Labels, size: number): number {
  const widths = Object.values(languagesShort).map((code) => widthOf(code, size));
  return Math.max(...widths) + 1.95;
}

function widthOf(text: string, size: number): number {
  return shapeLine(text, { family: "ysabeau", weight: 480 }).width * size;
}

/** A word of the menu in em; two of its letters are bold. */
function menuWidth(word: string): number {
  return shapeLine(word, { family: "ysabeau", weight: 230, tracking: -0.012 }).width + 0.3;
}

/** In em. */
function nameWidth(text: string): number {
  return shapeLine(text, { family: "ysabeau", weight: 300, tracking: -0.01 }).width;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function round(rem: number): number {
  return Math.round(rem * 1000) / 1000;
}
