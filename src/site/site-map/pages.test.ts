import { expect, test } from "vitest";
import { pageId, sitePages } from "./pages.ts";

test("every page has the id by which the plan of the site calls it", () => {
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
