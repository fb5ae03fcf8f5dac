import { pageAddresses } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

type Drawn = {
  file: string;
  /** Width in pixels of the file that the browser chose. */
  delivered: number;
  /** Width in CSS pixels of the whole photograph as it is drawn, what is cropped away included. */
  displayed: number;
};

/** All photographs that have a box, with the file that the browser chose for each. */
async function drawnPhotographs(): Promise<Drawn[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")].filter(
    (image) => image.getClientRects().length > 0,
  );
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode()));
  return images.map((image) => {
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    return {
      file: new URL(image.currentSrc).pathname,
      delivered: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
      displayed: Math.max(image.offsetWidth, image.offsetHeight * ratio),
    };
  });
}

// both languages draw the same photographs
const pages = pageAddresses.filter(({ lang }) => lang === "en");

for (const width of [390, 768, 1440]) {
  for (const { url } of pages) {
    test(`${url} fetches photographs at most twice as wide as it draws them at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      const drawn = await page.evaluate(drawnPhotographs);
      const describe = ({ file, delivered, displayed }: Drawn) =>
        `${file}: ${delivered} px for ${Math.round(displayed)} px`;
      const wasteful = drawn.filter(({ delivered, displayed }) => !(delivered <= 2 * displayed));
      expect(wasteful.map(describe), "shorten the sizes attribute").toEqual([]);
      // a candidate below the drawn width would be seen as blur; the largest file is the end of it
      const blurred = drawn.filter(({ delivered, displayed }) => {
        return delivered < 0.75 * displayed && delivered < 960;
      });
      expect(blurred.map(describe), "the sizes attribute promises too little").toEqual([]);
    });

    test(`${url} fetches its first photograph once at ${width} px, before all others`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const fetched: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "image") fetched.push(new URL(request.url()).pathname);
      });
      await page.goto(url);
      const first = page.locator('img[fetchpriority="high"]');
      const preloads = page.locator('link[rel="preload"][as="image"]');
      const heroes = await first.count();
      expect(heroes).toBeLessThanOrEqual(1);
      await expect(preloads).toHaveCount(heroes);
      if (heroes === 0) return;
      const source = first.locator("xpath=preceding-sibling::source");
      const offered = await source.evaluate((element: HTMLSourceElement) => [
        element.srcset,
        element.sizes,
        element.type,
      ]);
      const preloaded = await preloads.evaluate((link: HTMLLinkElement) => [
        link.imageSrcset,
        link.imageSizes,
        link.type,
      ]);
      expect(preloaded).toEqual(offered);
      const name = /[^/]+\.[0-9a-f]{8}/.exec((await first.getAttribute("src")) ?? "")?.[0] ?? "?";
      expect(fetched[0]).toContain(name);
      expect(fetched.filter((path) => path.includes(name))).toHaveLength(1);
    });
  }
}

type Image = { html: string; sized: boolean; texted: boolean; eager: boolean; lazy: boolean };

/** The images of a page as it is served, read without loading anything. */
function readImages(html: string): Image[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.querySelectorAll("img")].map((image) => {
    const pixels = (name: string) => Number(image.getAttribute(name)) > 0;
    const alt = image.getAttribute("alt");
    const isLazy = image.getAttribute("loading") === "lazy";
    return {
      html: image.outerHTML,
      sized: pixels("width") && pixels("height"),
      // only a picture whose link or neighbour says the same may be silent
      texted: alt === "" ? image.closest("a, [aria-hidden]") !== null : alt !== null,
      eager: !isLazy,
      lazy: isLazy && image.decoding === "async" && !image.hasAttribute("fetchpriority"),
    };
  });
}

for (const { url } of pageAddresses) {
  test(`${url} keeps a place for every photograph and leaves the far ones for later`, async ({
    page,
  }) => {
    const answer = await page.request.get(url);
    const images = await page.evaluate(readImages, await answer.text());
    const where = (fault: (image: Image) => boolean) =>
      images.filter(fault).map(({ html }) => html);
    expect(
      where(({ sized }) => !sized),
      "without width and height",
    ).toEqual([]);
    expect(
      where(({ texted }) => !texted),
      "without a text in its place",
    ).toEqual([]);
    expect(
      where(({ lazy, eager }) => !lazy && !eager),
      "lazy, but decoded at once",
    ).toEqual([]);
    expect(where(({ eager }) => eager).length, "fetched at once").toBeLessThanOrEqual(3);
  });
}
