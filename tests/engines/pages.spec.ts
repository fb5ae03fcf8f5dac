import { pageAddresses } from "../support/addresses.ts";
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

const english = pageAddresses.filter(({ lang }) => lang === "en").map(({ url }) => url);

journey("every page is whole, no text cut off, on a phone and wider", {}, async (guest) => {
  for (const url of [...english, "/no-such-page"]) {
    await guest.use(url);
    for (const [width, height] of Object.values(windows)) {
      await guest.resize(width, height);
      const message = `${url} at ${width} px`;
      await expect.poll(() => guest.read(whatIsMissing), { message }).toEqual([]);
      expect(await guest.read(textFaults), message).toEqual([]);
    }
  }
});

const hidden = () => {
  const all = [...document.querySelectorAll<HTMLElement>(".is-below")];
  return {
    opacity: all[0] && getComputedStyle(all[0]).opacity,
    inWindow: all.filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return !element.matches("[data-revealed]") && bottom > 0 && top < innerHeight - 120;
    }).length,
  };
};

journey(
  "what is below the window fades in when it comes into sight; nothing in it is hidden",
  { on: "laptop" },
  async (guest) => {
    await guest.use("/experience");
    await expect.poll(() => guest.read(hidden)).toEqual({ opacity: "0", inWindow: 0 });
    await guest.read(() =>
      document.querySelector(".is-below")?.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await expect.poll(() => guest.read(hidden)).toEqual({ opacity: "1", inWindow: 0 });
  },
);

journey(
  "without JavaScript six links, strips of all photographs and the languages are there",
  { setting: "without-script" },
  async (guest) => {
    await guest.open("/interni");
    const page = await guest.read(() => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
          .length;
      return {
        links: seen("header nav a"),
        languages: seen("header details summary"),
        italian: document.querySelector('header a[hreflang="it"]')?.getAttribute("href"),
        pictures: document.querySelectorAll('[data-photo-set="apartment-1"] img').length,
        hidden: document.querySelectorAll(".is-below").length,
        deadButtons: seen("header button, footer button, [data-open-grid]"),
        isTooWide: document.documentElement.scrollWidth > innerWidth,
        says: document.querySelector("footer")?.textContent?.includes("Without JavaScript"),
      };
    });
    expect(page).toEqual({
      links: 6,
      languages: 1,
      italian: "/it/interni",
      pictures: 16,
      hidden: 0,
      deadButtons: 0,
      isTooWide: false,
      says: true,
    });
  },
);
