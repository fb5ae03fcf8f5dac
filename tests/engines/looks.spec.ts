import { villaPath } from "../support/addresses.ts";
import { expect, test, testAtBothWidths, windows } from "./support/test.ts";

testAtBothWidths(
  "what is below the window fades in when it comes into sight; nothing in it is hidden",
  async ({ guest }) => {
    await guest.use("/experience");
    await guest.sees(() => document.querySelector(".is-below"));
    await guest.sees(() => {
      const element = document.querySelector(".is-below");
      return element && getComputedStyle(element).opacity === "0";
    });
    const hiddenInWindow = await guest.read(
      () =>
        [...document.querySelectorAll(".is-below:not([data-revealed])")].filter((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < innerHeight - 120;
        }).length,
    );
    expect(hiddenInWindow).toBe(0);
    await guest.read(() =>
      document.querySelector(".is-below")?.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await guest.sees(() => document.querySelector(".is-below")?.matches("[data-revealed]"));
    await guest.sees(() => {
      const element = document.querySelector(".is-below");
      return element && getComputedStyle(element).opacity === "1";
    });
  },
);

testAtBothWidths("the contacts print as their arrival sheet alone", async ({ guest }) => {
  await guest.use("/contatti");
  const shown = () =>
    [...document.querySelectorAll("#app > *, main > *")]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .map(
        (element) => element.localName + (element.matches("[data-arrival-sheet]") ? " sheet" : ""),
      );
  expect(await guest.read(shown)).not.toContain("section sheet");
  // the drivers cannot print in both engines, so the print styles are applied to the window
  await guest.read(() => {
    const apply = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === "print")
          rule.media.mediaText = "all";
        else if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) apply(sheet.cssRules);
  });
  expect(await guest.read(shown)).toEqual(["main", "section sheet"]);
});

test.describe("", () => {
  test.use({ setting: "reduced-motion" });
  test("with reduced motion nothing is hidden, and the next photograph is there at once", async ({
    guest,
  }) => {
    for (const { width, height } of windows) {
      await guest.resize(width, height);
      await guest.use("/experience");
      const hidden = await guest.read(
        () =>
          [...document.querySelectorAll("[data-reveal]")].filter(
            (element) => getComputedStyle(element).opacity !== "1",
          ).length,
      );
      expect(hidden).toBe(0);
      await guest.use(villaPath);
      await guest.press('[data-photo-set="villa"] button', "Next photograph");
      await guest.sees(() =>
        document.querySelector('[data-photo-set="villa"] [data-slide="7"][aria-current]'),
      );
      expect(
        await guest.read(
          () =>
            document.querySelector('[data-photo-set="villa"]')?.getAnimations({ subtree: true })
              .length,
        ),
      ).toBe(0);
    }
  });
});

test.describe("", () => {
  test.use({ setting: "without-script" });
  test("without JavaScript six links, strips of all photographs and the languages are there", async ({
    guest,
  }) => {
    for (const { width, height } of windows) {
      await guest.resize(width, height);
      await guest.open("/interni");
      const page = await guest.read(() => {
        const seen = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
            .length;
        return {
          links: seen("header nav a"),
          pictures: document.querySelectorAll('[data-photo-set="apartment-1"] img').length,
          hidden: document.querySelectorAll(".is-below").length,
          deadButtons: seen("header button, footer button, [data-open-grid]"),
          isTooWide: document.documentElement.scrollWidth > innerWidth,
          says: document.querySelector("footer")?.textContent?.includes("Without JavaScript"),
        };
      });
      expect(page).toEqual({
        links: 6,
        pictures: 16,
        hidden: 0,
        deadButtons: 0,
        isTooWide: false,
        says: true,
      });
      for (const selector of ["header details summary", 'header a[hreflang="it"]']) {
        // without timers, which do not run here
        const to = await guest.read((wanted) => {
          const { left, top, width, height } =
            document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
          return [left + width / 2, top + height / 2] as [number, number];
        }, selector);
        await guest.point([{ to }, "down", "up"]);
      }
      await guest.sees(() => location.pathname === "/it/interni");
    }
  });
});
