import { duplicates } from "../../src/modules/duplicates.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import { listedPages, mayBeHidden, type Page } from "../../src/site/site-map/pages.ts";
import type { Settings } from "./owner-files.ts";

/** @param known every page, also those that are switched off */
export function settingProblems(setting: Settings["pages"], known: Page[]): Problem[] {
  const listed = listedPages(known);
  return (["hidden", "order"] as const).flatMap((key) => {
    const path = ["pages", key];
    const pages = key === "hidden" ? listed.filter(mayBeHidden) : listed;
    const names = pages.map(({ route }) => route);
    return [
      ...duplicates(setting[key]).map((value) =>
        problem("twice", "settings.json", path, { value }),
      ),
      ...setting[key].flatMap((value, index) => {
        if (names.includes(value)) return [];
        const isKept = listed.some(({ route }) => route === value);
        const code = isKept ? "page-kept" : "page-unknown";
        return problem(code, "settings.json", [...path, index], { value, pages: names });
      }),
    ];
  });
}

/** Notices that lead to no page of the house; texts are checked as they are read. */
export function noticeLinks({ notices }: Facts, pages: Page[]): Problem[] {
  const names = listedPages(pages).map(({ name }) => name.replace(/^own-/, ""));
  return notices.flatMap(({ link = "home" }, index) => {
    if (names.includes(link) || link.startsWith("https:")) return [];
    const path = ["notices", index, "link"];
    return problem("link-page", "facts.json", path, { url: link, pages: names });
  });
}
