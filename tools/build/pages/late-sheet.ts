import { parse } from "postcss";
import type { StyleSheet } from "./client-assets.ts";

/** Where `LateSheet` stands in a page's HTML (src/site/late-sheet.tsx). */
const place = /(?<=<div hidden="" data-late-sheet="">)(?=<\/div>)/;

/**
 * Sheets by whether a page needs them above its `LateSheet`; all of them where it has none.
 *
 * The late ones begin with the first that is not needed there, and repeat those after it that are:
 * so in the end the rules stand in the order in which the bundle has them.
 * @param pages the HTML of the page in each language, which share their sheets
 */
export function splitSheets(
  pages: string[],
  sheets: StyleSheet[],
): { first: StyleSheet[]; late: StyleSheet[] } {
  const above = pages.map((html) => html.split(place, 1)[0]).join();
  const isNeeded = needs(above);
  const isFirst = sheets.map((sheet) => isNeeded(sheet) && withoutPrint(sheet).rules !== "");
  const begin = isFirst.indexOf(false);
  const late = begin < 0 ? [] : sheets.slice(begin);
  const first = sheets
    .filter((_, index) => isFirst[index])
    .map((sheet) => (late.includes(sheet) ? withoutPrint(sheet) : sheet));
  return { first, late };
}

/** Nobody prints before the late sheet has come. */
function withoutPrint({ path, rules }: StyleSheet): StyleSheet {
  const root = parse(rules);
  root.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove();
  });
  return { path, rules: root.toString() };
}

/** The sheets of all pages are needed everywhere, a component's where one of its classes occurs. */
export function needs(html: string): (sheet: StyleSheet) => boolean {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = ""]) => names);
  const classes = new Set(lists.join(" ").split(" "));
  return ({ path, rules }) =>
    !path.endsWith(".module.css") ||
    (rules.match(/(?<=\.)[a-z_][\w-]*/gi) ?? []).some((name) => classes.has(name));
}

export function linkLateSheet(html: string, href: string): string {
  return html.replace(place, `<link rel="stylesheet" href="${href}">`);
}
