import { layoutsIn } from "../support/addresses.ts";
import { textFaults } from "../support/checks.ts";
import { expect, journey, windows } from "./journey.ts";

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

journey("every page is whole, no text cut off, on a phone and wider", {}, async (guest) => {
  for (const url of [...layoutsIn("en").map((page) => page.url), "/no-such-page"]) {
    await guest.use(url);
    for (const [width, height] of Object.values(windows)) {
      await guest.resize(width, height);
      const message = `${url} at ${width} px`;
      await expect.poll(() => guest.read(whatIsMissing), { message }).toEqual([]);
      expect(await guest.read(textFaults), message).toEqual([]);
    }
  }
});
