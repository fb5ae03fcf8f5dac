import { expect, test } from "vitest";
import { type Page, sitePages } from "./pages.ts";

test("every page has its name of the site's specification", () => {
  expect(sitePages("villa-ulia").map(pageId)).toEqual([
    "HomePage",
    "villa-ulia",
    "interni",
    "experience",
    "about",
    "contatti",
    "booking",
    "cookie-policy",
    "privacy-policy",
    "note-legali",
  ]);
});

/** Its route's name where people speak of the site, as in a plan of it. */
function pageId({ name, path }: Page): string {
  if (name === "home") return "HomePage";
  return name === "booking" ? name : path.slice(1);
}
