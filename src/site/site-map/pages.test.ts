import { expect, test } from "vitest";
import { pageId, sitePages } from "./pages.ts";

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
