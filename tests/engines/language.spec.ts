import { isHydrated } from "../support/hydrated.ts";
import type { Guest } from "./support/guest.ts";
import { expect, test, testAtBothWidths, windows } from "./support/test.ts";

async function chooseItalian(guest: Guest, isPhone: boolean): Promise<void> {
  if (isPhone) await guest.press("button", "Open menu");
  else await guest.press("header details summary");
  await guest.press('a[hreflang="it"]');
}

const pageState = () => ({
  path: location.pathname,
  lang: document.documentElement.lang,
  title: document.title,
  saved: localStorage.userLocale,
  isSame: "mark" in window,
});

async function expectItalianInPlace(guest: Guest): Promise<void> {
  await guest.sees(() => document.querySelector("h1")?.textContent === "Contatti");
  expect(await guest.read(pageState)).toEqual({
    path: "/it/contatti",
    lang: "it",
    title: expect.stringMatching(/^Contatti/),
    saved: "it",
    isSame: true,
  });
}

testAtBothWidths(
  "choosing a language changes words, address, title and language in place",
  async ({ guest, isPhone }) => {
    await guest.use("/contatti");
    await guest.read(() => Object.assign(window, { mark: true }).mark);
    await chooseItalian(guest, isPhone);
    await expectItalianInPlace(guest);
  },
);

test.describe("", () => {
  test.use({ setting: "other-navigation-api" });
  test("links, Back and language work with the Navigation API in WebKit, without it in Firefox", async ({
    guest,
  }) => {
    for (const { width, height } of windows) {
      await guest.resize(width, height);
      await guest.use("/about");
      await guest.press("footer nav a", "Contacts");
      await guest.sees(() => document.querySelector("h1")?.textContent === "Contacts");
      await guest.sees(isHydrated);
      await guest.read(() => Object.assign(window, { mark: true }).mark);
      await chooseItalian(guest, width < 600);
      await expectItalianInPlace(guest);
      await guest.back();
      await guest.sees(() => location.pathname === "/it/about");
      await guest.sees(() => Object.assign(localStorage, { userLocale: "en" }).userLocale);
    }
  });
});

test.describe("", () => {
  test.use({
    script: `
      localStorage.userLocale = "it";
      const note = () => {
        const { lang, hidden } = document.documentElement;
        if (!hidden) sessionStorage.seen = (sessionStorage.seen ?? "") + lang + " ";
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    `,
  });
  testAtBothWidths(
    "who has chosen Italian sees the Italian page at an English address, and no English first",
    async ({ guest, site }) => {
      const release = site.hold(/^\/it\/about/);
      await guest.go(`${site.url}/about`);
      // long enough for the English page to be drawn, if it were shown
      setTimeout(release, 800);
      await guest.sees(() => sessionStorage.seen && location.pathname === "/it/about");
      expect(await guest.read(() => new Set(sessionStorage.seen.trim().split(" ")).size)).toBe(1);
    },
  );
});

test.describe("", () => {
  test.use({ isReturning: false, country: "IT" });
  testAtBothWidths(
    "a first visitor in Italy gets the Italian page in place of the English one",
    async ({ guest }) => {
      await guest.open("/contatti");
      await guest.sees(() => document.querySelector("h1")?.textContent === "Contatti");
      const seen = await guest.read(() => [location.pathname, localStorage.userLocale]);
      expect(seen).toEqual(["/it/contatti", "it"]);
    },
  );
});
