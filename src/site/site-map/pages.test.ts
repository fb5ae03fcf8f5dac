import { expect, test } from "vitest";
import { allPages, listedPages } from "./pages.ts";

test("every page has its route name and its path of the site's specification, in their order", () => {
  expect(listedPages(allPages("villa-ulia")).map(({ route, path }) => [route, path])).toEqual([
    ["HomePage", "/"],
    ["villa-ulia", "/villa-ulia"],
    ["interni", "/interni"],
    ["experience", "/experience"],
    ["about", "/about"],
    ["contatti", "/contatti"],
    ["booking", "/prenotazioni"],
    ["cookie-policy", "/cookie-policy"],
    ["privacy-policy", "/privacy-policy"],
    ["note-legali", "/note-legali"],
    // not one of the specification's, and so after them
    ["accessibilita", "/accessibilita"],
  ]);
});

test("a house switches pages off, and the pages that it orders come first", () => {
  const pages = listedPages(
    allPages("villa-ulia", { hidden: ["experience"], order: ["booking", "about"] }),
  );
  expect(pages.slice(0, 5).map(({ route }) => route)).toEqual([
    "booking",
    "about",
    "HomePage",
    "villa-ulia",
    "interni",
  ]);
  expect(pages.map(({ route }) => route)).not.toContain("experience");
});
