import { allAddresses, langs, open, pageAddresses } from "./support/addresses.ts";
import { axeViolations } from "./support/checks.ts";
import { isHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { settle } from "./support/visitor.ts";

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}

/** In one language: all show the same photographs. */
const withPhotographs = pageAddresses.filter(({ lang, name }) => {
  return lang === "en" && !/policy|notes/.test(name);
});

/** Screens of a phone, a tablet and a desktop; 1.75 is the density of the phone of performance tools. */
const screens: [width: number, deviceScaleFactor: number][] = [
  [412, 1.75],
  [768, 1],
  [1440, 2],
];

/** Photographs whose chosen file is too wide, or blurred without need. Runs in the page. */
async function misfits(): Promise<string[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")].filter(
    (image) => image.getClientRects().length > 0,
  );
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode()));
  return images.flatMap((image) => {
    // of the file, which in a narrow window may be the photograph without its sides
    const ratio = image.naturalWidth / image.naturalHeight;
    const drawn = Math.max(image.offsetWidth, image.offsetHeight * ratio) * devicePixelRatio;
    const chosen = Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]);
    const fits = chosen <= 2 * drawn && (chosen >= 0.75 * drawn || chosen >= 960);
    return fits ? [] : [`${image.dataset.photo}: ${chosen} px for ${Math.round(drawn)} px`];
  });
}

for (const lang of langs) {
  test(`${lang}: every page is hydrated and not drawn anew, without console messages, breaks no rule of the policy, never scrolls sideways, and has no axe violation`, async ({
    page,
  }) => {
    // eleven pages in one visit
    test.setTimeout(240_000);
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        Object.assign(document.querySelector("main") ?? {}, { isPrerendered: true });
      });
    });
    // the 404 page first: later the service worker would answer, and its status be on the console
    for (const address of allAddresses.filter((each) => each.lang === lang).reverse()) {
      await test.step(address.url, async () => {
        await page.emulateMedia({ reducedMotion: "no-preference" });
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, address);
        await page.waitForFunction(isHydrated);
        expect(await page.locator("main").evaluate((main) => "isPrerendered" in main)).toBe(true);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await page.evaluate(scrollThrough);
        await settle(page);
        for (const width of [768, 320]) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await page.evaluate(sideways), `at ${width} px`).toBe(0);
        }
        // the languages of a page differ only in their texts, so each is looked at in one of two widths
        await page.setViewportSize({ width: lang === "en" ? 390 : 1280, height: 844 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        expect.soft(await axeViolations(page, { exclude: "iframe" })).toEqual([]);
      });
    }
  });
}

for (const [width, deviceScaleFactor] of screens) {
  test.describe(() => {
    test.use({ deviceScaleFactor, viewport: { width, height: 900 } });

    test(`at ${width} px, ${deviceScaleFactor}x, the browser chooses photographs that fit, and fetches the first one first and once`, async ({
      context,
    }) => {
      for (const { url } of withPhotographs) {
        // a tab of its own: of a photograph in memory the browser would choose that file again
        const page = await context.newPage();
        const fetched: string[] = [];
        page.on("request", (request) => {
          const isOfThePage = request.frame() === page.mainFrame();
          if (request.resourceType() === "image" && isOfThePage) fetched.push(request.url());
        });
        await page.goto(url);
        const hero = page.locator('img[fetchpriority="high"]');
        if (await hero.count()) {
          const name = `/${await hero.getAttribute("data-photo")}.`;
          expect(fetched[0], url).toContain(name);
          expect(
            fetched.filter((file) => file.includes(name)),
            url,
          ).toHaveLength(1);
        }
        expect(await page.evaluate(misfits), `${url}: its sizes attribute`).toEqual([]);
        await page.close();
      }
    });
  });
}
