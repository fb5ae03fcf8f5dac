import { type Address, allAddresses, layoutsIn, open } from "./support/addresses.ts";
import { axeViolations } from "./support/checks.ts";
import {
  afterFrames,
  expectNoShift,
  holdRequests,
  isHydrated,
  noShift,
  rest,
} from "./support/page.ts";
import { banner, expect, kept, settle, store, test } from "./support/visitor.ts";

type Seen = { shift: number; moved: string[]; text: number; largest: Element | null };

function watchPaints(): void {
  const seen: Seen = { shift: 0, moved: [], text: Number.POSITIVE_INFINITY, largest: null };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  observe("layout-shift", (entry) => {
    seen.shift += Number(Reflect.get(entry, "value"));
    for (const { node } of Reflect.get(entry, "sources")) {
      seen.moved.push(node?.outerHTML?.slice(0, 120) ?? node?.textContent);
    }
  });
  observe("paint", ({ startTime }) => (seen.text = Math.min(seen.text, startTime)));
  observe("largest-contentful-paint", (entry) => (seen.largest = Reflect.get(entry, "element")));
}

function readPaints() {
  const { shift, moved, text, largest }: Seen = Object(window).seen;
  const main = document.querySelector("main");
  const hero = main?.querySelector(':scope > :has(img[fetchpriority="high"])');
  const isFirst = largest?.matches("img")
    ? hero?.contains(largest)
    : Number(largest?.getBoundingClientRect().top) < innerHeight;
  const fonts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".woff2"));
  return {
    shift,
    moved,
    isTextFirst: text < Math.min(...fonts.map((font) => font.toJSON().responseEnd)),
    largest: main?.contains(largest) && isFirst ? "" : (largest?.outerHTML.slice(0, 200) ?? "gone"),
  };
}

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/**
 * Lines all of whose words wait to be revealed, where the window's edge or a fifth of a window
 * beyond it meets them on the way down, and how often words waited.
 */
async function bareRules(): Promise<{ bare: string[]; waited: number }> {
  const waiting = ".is-below:not([data-revealed])";
  const isInWindow = (y: number) => y >= 0 && y <= innerHeight;
  const isHidden = (text: Node) => Boolean(text.parentElement?.closest(waiting));
  const lined = [...document.querySelectorAll("main *:not(:has(img, iframe, input))")].filter(
    (element) => /[1-9]/.test(getComputedStyle(element).borderBlockWidth),
  );
  const linesOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const edges = [
      { y: top, width: style.borderTopWidth, colour: style.borderTopColor },
      { y: bottom, width: style.borderBottomWidth, colour: style.borderBottomColor },
    ];
    return edges.filter(({ width }) => Number.parseFloat(width) > 0);
  };
  const isBare = (element: Element) => {
    // a line waits for its words by its colour
    const hasLine = linesOf(element).some(
      ({ y, colour }) => isInWindow(y) && !/, 0\)|transparent/.test(colour),
    );
    if (!hasLine || isHidden(element.firstChild ?? element)) return false;
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (text) =>
      text.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    const all: Node[] = [];
    while (words.nextNode()) all.push(words.currentNode);
    return all.length > 0 && all.every(isHidden);
  };
  const bare: string[] = [];
  let waited = 0;
  const lower = (from: number) => {
    // at the first scroll pictures wait no longer: those in the window must stay
    if (from === innerHeight) return from + 100;
    const ys = lined.flatMap((element) => linesOf(element).map(({ y }) => y + scrollY + 1));
    return Math.min(from + innerHeight, ...ys.filter((y) => y > from + innerHeight / 5));
  };
  const end = document.documentElement.scrollHeight;
  for (let bottom = innerHeight; bottom < end + innerHeight; bottom = lower(bottom)) {
    scrollTo({ top: bottom - innerHeight, behavior: "instant" });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    for (const movement of document.getAnimations()) movement.finish();
    waited += document.querySelectorAll(waiting).length;
    bare.push(...lined.filter(isBare).map((each) => `${scrollY}: ${each.outerHTML.slice(0, 120)}`));
  }
  return { bare, waited };
}

/** In one language: all show the same photographs. */
const withPhotographs = layoutsIn("en").filter(({ name }) => !name.includes("policy"));

/** Photographs whose chosen file is too wide, or blurred though a sharper one is there. Runs in the page. */
async function misfits(): Promise<string[]> {
  for (const view of document.querySelectorAll("[data-photo-set] > :first-child")) {
    view.toggleAttribute("data-near", true);
  }
  // a browser chooses anew for what is put in anew
  for (const picture of document.querySelectorAll("picture:has(img[data-photo])")) {
    const anew = picture.cloneNode(true);
    if (anew instanceof Element) anew.querySelector("img")?.setAttribute("loading", "eager");
    picture.replaceWith(anew);
  }
  const images = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")].filter(
    (image) => image.getClientRects().length > 0,
  );
  for (let frame = 0; frame < 600 && images.some((image) => !image.currentSrc); frame++) {
    await new Promise(requestAnimationFrame);
  }
  return images.flatMap((image) => {
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
    const source = sources.find(({ media }) => matchMedia(media).matches);
    // in a narrow window the file may be the photograph without its sides
    const sized = source?.hasAttribute("width") ? source : image;
    const ratio = Number(sized.getAttribute("width")) / Number(sized.getAttribute("height"));
    const drawn = Math.max(image.offsetWidth, image.offsetHeight * ratio) * devicePixelRatio;
    const widths = [...(source?.srcset ?? "").matchAll(/ (\d+)w/g)].map(([, width]) =>
      Number(width),
    );
    const chosen = Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]);
    const isSharp = chosen >= (source?.media ? 0.8 : 0.9) * drawn || chosen === Math.max(...widths);
    if (isSharp && (chosen <= 2 * drawn || chosen === Math.min(...widths))) return [];
    return [`${image.dataset.photo}: ${chosen} px for ${Math.round(drawn)} px`];
  });
}

const unknown: Address = { name: "404", lang: "it", url: "/it/no-such-page" };

/** The phone emulated by Lighthouse, in a smaller window. */
const phone = {
  viewport: { width: 390, height: 844 },
  // pictures are chosen by it before the page has said how wide it wants to be
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

for (const { lang, screen, options, addresses } of [
  {
    lang: "en",
    screen: "a desktop",
    options: { viewport: { width: 1440, height: 844 } },
    addresses: allAddresses.filter((each) => each.lang === "en"),
  },
  // the legal pages differ only in their texts
  { lang: "it", screen: "a phone", options: phone, addresses: [...layoutsIn("it"), unknown] },
]) {
  test.describe(() => {
    test.use(options);

    test(`${lang}, on ${screen}: every page can be read before its fonts and the late style sheet come, its largest paint is the first photograph or a text of the first screen, it is hydrated and not drawn anew, sends and keeps nothing before a choice, is silent, moves nothing at the start and on the way down, shows no line without its words, never scrolls sideways, and has no axe violation`, async ({
      page,
      baseURL,
      context,
      ingestion,
    }) => {
      // eleven pages in one visit
      test.setTimeout(240_000);
      await store(page, { userLocale: lang });
      await page.addInitScript(watchPaints);
      await page.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
          Object.assign(document.querySelector("main") ?? {}, { isPrerendered: true });
        });
      });
      const foreign: string[] = [];
      page.on("request", (request) => {
        const isAnalytics = /analytics|posthog|recorder/.test(request.url());
        if (isAnalytics || !request.url().startsWith(`${baseURL}`)) foreign.push(request.url());
      });
      let waitedInAll = 0;
      for (const address of addresses) {
        await test.step(address.url, async () => {
          await page.emulateMedia({ reducedMotion: "no-preference" });
          await page.setViewportSize(options.viewport);
          const release = await holdRequests(page, /\.woff2$|-late-[^/]*\.css$/);
          // what follows the sheet is not parsed before it has come
          await open(page, address, "commit");
          // the browser counts a text as painted only where it can be seen
          await page.waitForFunction(
            () => performance.getEntriesByName("first-contentful-paint").length > 0,
          );
          await afterFrames(page, 4);
          release();
          // asked at every frame: where nothing is drawn anew, `document.fonts.ready` may wait for ever
          await page.waitForFunction(
            () =>
              document.fonts.status === "loaded" &&
              [...document.fonts].some(({ status }) => status === "loaded"),
          );
          await banner(page).waitFor();
          await rest(banner(page));
          await afterFrames(page, 4);
          const { shift, moved, ...others } = await page.evaluate(readPaints);
          expect.soft(others).toEqual({ isTextFirst: true, largest: "" });
          expect.soft(shift, moved.join()).toBeLessThan(noShift);
          await page.unrouteAll({ behavior: "ignoreErrors" });
          await page.waitForLoadState();
          expect(await page.locator("main").evaluate((main) => "isPrerendered" in main)).toBe(true);
          await expect(page.locator("html")).toHaveAttribute("lang", lang);
          // nothing waits in a long text, and its contents mark the place by their weight
          if (!/legal|accessib|policy/.test(address.name)) {
            const { bare, waited } = await page.evaluate(bareRules);
            expect.soft(bare).toEqual([]);
            waitedInAll += waited;
            await expectNoShift(page);
          }
          await settle(page);
          const nothing = { cookies: [], databases: [], local: ["userLocale"], session: [] };
          expect(await kept(page)).toEqual(nothing);
          // it would cover what axe looks at
          await banner(page).evaluate((region) => region.style.setProperty("display", "none"));
          for (const narrow of [768, 320]) {
            await page.setViewportSize({ width: narrow, height: 844 });
            expect.soft(await page.evaluate(sideways), `at ${narrow} px`).toBe(0);
          }
          // the languages of a page differ only in their texts, so each is looked at in one of two widths
          await page.setViewportSize({ width: lang === "it" ? 1280 : 390, height: 844 });
          await page.emulateMedia({ reducedMotion: "reduce" });
          expect.soft(await axeViolations(page, { exclude: "iframe" })).toEqual([]);
        });
      }
      expect(waitedInAll).toBeGreaterThan(0);
      expect([...foreign, ...ingestion.requests, ...(await context.cookies())]).toEqual([]);
    });
  });
}

test("in every window, on dense screens too, the browser chooses photographs that fit", async ({
  page,
}) => {
  // of a photograph in memory it would choose that file again
  await page.route("**/photos/**", (route) => route.abort());
  const screen = await page.context().newCDPSession(page);
  for (const { url } of withPhotographs) {
    await page.goto(url);
    await page.waitForFunction(isHydrated);
    for (const width of [390, 768, 1024, 1440, 1920]) {
      for (const deviceScaleFactor of [1, 2]) {
        const size = { width, height: 900, deviceScaleFactor, mobile: false };
        await screen.send("Emulation.setDeviceMetricsOverride", size);
        await page.waitForFunction(
          ([width, density]) => innerWidth === width && devicePixelRatio === density,
          [width, deviceScaleFactor],
        );
        const found = await page.evaluate(misfits);
        expect.soft(found, `${url} at ${width} px, ${deviceScaleFactor}x`).toEqual([]);
      }
    }
  }
});
