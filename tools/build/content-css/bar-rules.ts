import type { NavbarTexts } from "../../../src/site/content/shared-texts.ts";
import { knownLanguages } from "../../../src/site/site-map/languages.ts";
import { sitePages } from "../../../src/site/site-map/pages.ts";
import { evenLines, widest } from "../fonts/even-lines.ts";
import { shapeLine } from "../fonts/shape-line.ts";

// The bar at the top changes its layout at certain widths of the bar (header.module.css, whose sizes
// are repeated here). A name or labels that need more room than usual get the rules made here. All
// sizes are in rem unless an em is named.

/** Width of the bar in windows of 992, 568, 360 and 320 px. */
const [desktop, tablet, phone, smallPhone] = [55.8, 33, 20, 17.6];

/** Widths of the bar below which it has no link to the booking page, and below which no name. */
const [bare, nameless] = [17.25, 15.5];

/** Font sizes of the name, of links and languages, of the same on phones, and of a name on two lines. */
const [nameSize, linkSize, phoneLinkSize, twoLinesSize] = [1.75, 1.1875, 1.0625, 1.375];
/** Largest and smallest font size of a name on several lines of a phone. */
const [largest, smallest] = [1.1875, 0.8125];

/** Width of the mark with its gap, in wide windows and on phones. */
const [markWidth, phoneMarkWidth] = [2.6, 2.1];
/** A link's padding, its least width, and the gap between two, in the window of 992 px. */
const [linkPadding, linkMinimum, linkGap] = [0.2, 2.75, 1.3];
/** Width of parts without their letters: booking among the links, alone, the menu button, languages. */
const [bookingExtra, bookingWidth, menuButtonWidth, languageWidth] = [2.1, 1.9, 2.85, 1.95];
/** All gaps of the bar: two of 1.5 around the links, or three of 1 with the menu button. */
const barGaps = 3;

/** Spare width of the bar, for fallback fonts and for rounding in browsers. */
const slack = 0.3;
/** Spare width of a name that is broken into lines. */
const nameSlack = 0.1;
/** Width by which the bar may extend into its margin without a visible difference. */
const margin = 0.45;
/** Em that fit across a phone at the size of the menu's words. */
const menuEm = 5.45;

export type Bar = {
  /** The name beside the mark. */
  name: string;
  /** The labels in each language. */
  texts: Pick<NavbarTexts, NavbarLabel | "menuTitle">[];
};
type NavbarLabel = NonNullable<ReturnType<typeof sitePages>[number]["menuLabel"]>;
type Labels = Bar["texts"][number];

/**
 * CSS rules for a bar whose name or labels are long: the links move into the menu in wider windows
 * too, the name gets two lines, and on phones up to three, without the mark. If that is too wide, the
 * link to the booking page is hidden, since the menu has it, and finally the name. A bar that fits
 * gets no rule.
 */
export function barRules(bar: Bar): string {
  const links = inAll(bar, (labels) => withLinks(bar.name, labels));
  const oneLine = inAll(bar, (labels) => besideMenu(bar.name, labels));
  const small = onPhone(bar);
  const twoLines = widest(evenLines(bar.name, 2, nameWidth), nameWidth) * twoLinesSize + nameSlack;
  return [
    ...(links > desktop ? [below(links, inMenu)] : []),
    ...(oneLine > tablet
      ? [below(oneLine, `${brand}>span{${onLines(twoLines, twoLinesSize)}}`)]
      : []),
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
  if (em <= menuEm) return "";
  const fitting = `calc((100vw - 2*var(--margin))/${round(em)})`;
  return `dialog[open] nav a{font-size:min(clamp(2.75rem,16vw,4.75rem),${fitting})}`;
}

// selectors of higher specificity than those of header.module.css
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
  const links = labelsOf(labels).map((label) =>
    Math.max(linkMinimum, widthOf(label, linkSize) + linkPadding),
  );
  const gaps = linkGap * (links.length - 1) + barGaps;
  const name = markWidth + nameWidth(text) * nameSize;
  return name + sum(links) + bookingExtra + gaps + language(linkSize);
}

/** The width in rem of name, menu, booking and languages in windows from 33rem on. */
function besideMenu(text: string, labels: Labels): number {
  const booking = widthOf(labels.booking, linkSize) + bookingWidth;
  const menu = widthOf(labels.menuTitle, linkSize) + menuButtonWidth;
  const name = markWidth + nameWidth(text) * nameSize;
  return name + booking + menu + language(linkSize) + barGaps;
}

/**
 * The name on several lines on phones: below which width of the bar, its font size and width, and the
 * width that the bar needs for it with and without the link to the booking page. Undefined if one line
 * fits.
 */
function onPhone(bar: Bar) {
  // `fixed` is the width of gaps, paddings and mark; on the smaller phone the mark is hidden
  const steps = [
    { from: phone, fixed: 5.35, size: 1.5, bookingSize: 1.0625 },
    { from: smallPhone, fixed: 2.75, size: 1.375, bookingSize: 1 },
  ];
  const need = ({ fixed, size, bookingSize }: (typeof steps)[number]) =>
    fixed + nameWidth(bar.name) * size + inAll(bar, (labels) => others(labels, bookingSize));
  const tooNarrow = steps.find((step) => need(step) > step.from + margin);
  if (!tooNarrow) return undefined;
  const em = widest(evenLines(bar.name, 3, nameWidth), nameWidth);
  // gaps and paddings without and with the link to the booking page
  const rest = 1.25 + inAll(bar, (labels) => others(labels, 0));
  const withBooking = 2.7 + inAll(bar, (labels) => others(labels, 1));
  const fitting = (smallPhone - withBooking - slack) / em;
  const size = round(Math.min(largest, Math.max(smallest, fitting)));
  const width = em * size + nameSlack;
  const oneLine = tooNarrow.from === phone ? need(tooNarrow) : phone;
  const alone = width + rest;
  // the narrowest bars show the mark beside the name again
  const name = alone > bare ? alone : Math.max(nameless, Math.min(alone + phoneMarkWidth, bare));
  return { oneLine, size, width, withBooking: width + withBooking, alone: name };
}

/** The width in rem of the letters of menu, languages and link to the booking page on phones. */
function others(labels: Labels, bookingSize: number): number {
  const menu = widthOf(labels.menuTitle, phoneLinkSize);
  return menu + language(phoneLinkSize) + widthOf(labels.booking, bookingSize);
}

function labelsOf(labels: Labels): string[] {
  return sitePages("").flatMap(({ menuLabel }) => (menuLabel ? [labels[menuLabel]] : []));
}

function language(size: number): number {
  const widths = Object.keys(knownLanguages).map((code) => widthOf(code.toUpperCase(), size));
  return Math.max(...widths) + languageWidth;
}

function widthOf(text: string, size: number): number {
  return shapeLine(text, { family: "ysabeau", weight: 480 }).width * size;
}

/** A word of the menu in em; two of its letters are bold. */
function menuWidth(word: string): number {
  return shapeLine(word, { family: "ysabeau", weight: 230, tracking: -0.012 }).width + 0.3;
}

/** The width of the name in em. */
function nameWidth(text: string): number {
  return shapeLine(text, { family: "ysabeau", weight: 300, tracking: -0.01 }).width;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function round(rem: number): number {
  return Math.round(rem * 1000) / 1000;
}
