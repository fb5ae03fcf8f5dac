import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SkylineVolume, skylineClass } from "./skyline.tsx";

const photo = {
  id: "pool-07",
  caption: "The raised hot tub",
  width: 1440,
  height: 960,
  base: "/photos/pool-07.3f2a9c1b",
};

test("a picture of a definition list is one of its descriptions", () => {
  const html = renderToStaticMarkup(<SkylineVolume as="dd" place={2} photo={photo} />);
  expect(html).toMatch(/^<dd class="[^"]*place2[^"]*">.*<\/dd>$/);
  expect(html).toContain('alt="The raised hot tub"');
});

test("the sizes of a picture cover its height, and on a phone its whole row", () => {
  const html = renderToStaticMarkup(<SkylineVolume place={0} photo={photo} />);
  expect(html).toMatch(/^<div/);
  expect(html).toContain('sizes="(min-width: 100rem) 42rem, (min-width: 48rem) 42vw, 90vw"');
});

test("the list keeps the class of its page", () => {
  expect(skylineClass("services", "lists")?.split(" ")).toHaveLength(3);
  expect(skylineClass("onRequest")?.split(" ")).toHaveLength(2);
});
