import { parse } from "postcss";
import type { StyleSheet } from "./client-assets.ts";

/** Where `LateSheet` stands in a page's HTML (src/site/late-sheet.tsx). */
const place = /(?<=<div hidden="" data-late-sheet="">)(?=<\/div>)/;

/**
 * Sheets by whether a page needs them above its `LateSheet`; all of them where it has none.
 *
 * The late ones begin with the first that is not needed there, and repeat those after it that are:
 * so in the end the rules stand in the order in which the bundle has them, and the head may do
 * without those rules of a repeated sheet that nothing above needs.
 * @param pages the HTML of the page in each language, which share their sheets
 * @param content the rules that follow from the content, all of which the late sheet has too
 */
export function splitSheets(
  pages: string[],
  sheets: StyleSheet[],
  content = "",
): { first: StyleSheet[]; late: StyleSheet[]; content: string } {
  const above = pages.map((html) => html.split(place, 1)[0]).join();
  const isNeeded = needs(above);
  const isFirst = sheets.map((sheet) => isNeeded(sheet) && neededRules(sheet.rules, above) !== "");
  const begin = isFirst.indexOf(false);
  const late = begin < 0 ? [] : sheets.slice(begin);
  const first = sheets
    .filter((_, index) => isFirst[index])
    .map((sheet) =>
      late.includes(sheet) ? { ...sheet, rules: neededRules(sheet.rules, above) } : sheet,
    );
  return {
    first,
    late,
    content: late.length > 0 ? neededRules(content, above, anyAttribute) : content,
  };
}

/** Scripts set those without a value, but none that the content's rules name. */
const attributeWithValue = /\[([\w-]+="[^"]*")\]/g;
const anyAttribute = /\[([\w-]+(?:="[^"]*")?)\]/g;

/** What a selector may have or not: it decides nothing of what must be there. */
const alternatives = /:(?:is|where|has|not)\((?:[^()]|\([^()]*\))*\)/g;

/** States that a press or scrolling brings; no page has an open `details` above its late sheet. */
const pressed = /:(hover|active|disabled)|\[(open|aria-disabled|data-away|data-stuck)/;

/**
 * Rules that match something above the late sheet, or may when a script sets a class or a state of
 * the whole site. Nobody prints or presses before that sheet has come.
 */
function neededRules(css: string, above: string, attribute = attributeWithValue): string {
  const classes = classesIn(above);
  const root = parse(css);
  root.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove();
  });
  root.walkRules((rule) => {
    const isNeeded = rule.selectors.some((selector) => {
      const needed = selector.replace(alternatives, "");
      if (pressed.test(needed)) return false;
      const names = [...needed.matchAll(/\.([\w-]+_[\w-]*)/g)].map(([, name = ""]) => name);
      const attributes = [...needed.matchAll(attribute)].map(([, it = ""]) => it);
      return (
        names.every((name) => classes.has(name)) && attributes.every((each) => above.includes(each))
      );
    });
    if (!isNeeded) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = ""]) => names);
  return new Set(lists.join(" ").split(" "));
}

/** The sheets of all pages are needed everywhere, unless late by name; a component's where one of its classes occurs. */
export function needs(html: string): (sheet: StyleSheet) => boolean {
  const classes = classesIn(html);
  return ({ path, rules }) =>
    !/\.(module|late)\.css$/.test(path) ||
    (rules.match(/(?<=\.)[a-z_][\w-]*/gi) ?? []).some((name) => classes.has(name));
}

export function linkLateSheet(html: string, href: string): string {
  return html.replace(place, `<link rel="stylesheet" href="${href}">`);
}
