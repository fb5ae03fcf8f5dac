import { type Address, pageAddresses } from "../support/addresses.ts";
import { textFaults } from "../support/text-faults.ts";
import { expect, testAtBothWidths } from "./support/test.ts";

const pages: Address[] = [
  ...pageAddresses.filter(({ lang }) => lang === "en"),
  { name: "404", lang: "en", url: "/no-such-page" },
];

/** What a guest would miss on a page. */
function whatIsMissing(): string[] {
  const missing: string[] = [];
  const inWindow = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
  });
  for (const { complete, naturalWidth, currentSrc } of inWindow) {
    if (!complete || naturalWidth === 0) missing.push(`a picture: ${currentSrc}`);
    else if (!currentSrc.endsWith(".avif")) missing.push(`AVIF: ${currentSrc}`);
  }
  if (document.querySelectorAll("h1").length !== 1) missing.push("its heading");
  if (!document.fonts.check("1em 'Ysabeau Variable'")) missing.push("Ysabeau");
  if (document.documentElement.scrollWidth > innerWidth) missing.push("its right side");
  return missing;
}

testAtBothWidths(
  "every page opens whole, no text cut off, with AVIF pictures and Ysabeau",
  async ({ guest }) => {
    for (const { url } of pages) {
      await guest.use(url);
      await expect.poll(() => guest.read(whatIsMissing), { message: url }).toEqual([]);
      expect(await guest.read(textFaults), url).toEqual([]);
    }
  },
);
