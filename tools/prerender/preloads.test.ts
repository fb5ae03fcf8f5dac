import { expect, test } from "vitest";
import { heroPreloads } from "./preloads.ts";

const image = '<img fetchPriority="high" src="/a.jpg"/>';
const whole = '<source type="image/avif" sizes="50vw" srcSet="/a-480.avif 480w"/>';
const narrow =
  '<source media="(max-width: 47.999rem)" type="image/avif" sizes="90vw" srcSet="/b-360.avif 360w" width="9"/>';

test("the first picture is preloaded as its source offers it", () => {
  expect(heroPreloads(`<picture class="p">${whole}${image}</picture>`)).toBe(
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" ' +
      'imagesrcset="/a-480.avif 480w" imagesizes="50vw">',
  );
});

test("of two sources each is preloaded in the windows where it is the one", () => {
  const links = heroPreloads(`<picture>${narrow}${whole}${image}</picture>`).split(/(?=<link)/);
  expect(links).toHaveLength(2);
  expect(links[0]).toContain('media="(max-width: 47.999rem)" imagesrcset="/b-360.avif 360w"');
  expect(links[1]).toContain('media="not all and (max-width: 47.999rem)" imagesrcset="/a-480');
});

test("nothing is preloaded for a page whose pictures can wait", () => {
  const lazy = image.replace('fetchPriority="high"', 'loading="lazy"');
  expect(heroPreloads(`<picture>${whole}${lazy}</picture><p>fetchpriority="high"</p>`)).toBe("");
});
