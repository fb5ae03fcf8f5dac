import { pageAddresses } from "./support/addresses.ts";
import { phone } from "./support/measure-view.ts";
import { expect, test } from "./support/test.ts";

type Drawn = {
  file: string;
  /** Width in pixels of the file that the browser chose. */
  delivered: number;
  /** Width of the whole photograph as displayed, including cropped parts, in pixels of the screen. */
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
    // of the file, which in a narrow window may be the photograph without its sides
    const ratio = image.naturalWidth / image.naturalHeight;
    return {
      file: new URL(image.currentSrc).pathname,
      delivered: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
      displayed: Math.max(image.offsetWidth, image.offsetHeight * ratio) * devicePixelRatio,
    };
  });
}

// both languages draw the same photographs
const pages = pageAddresses.filter(({ lang }) => lang === "en");

type Offer = {
  heroes: number;
  sources: string[][];
  preloads: string[][];
  /** How many of the preloads are for this window. */
  fitting: number;
  /** What the addresses of all its files have in common. */
  name: string;
};

/** The first photograph of a page, as its element and the head offer it to the browser. */
function readFirstPhotograph(): Offer {
  const heroes = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const sources = heroes[0]?.parentElement?.querySelectorAll("source") ?? [];
  const preloads = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]'),
  ];
  return {
    heroes: heroes.length,
    sources: [...sources].map(({ srcset, sizes, type }) => [srcset, sizes, type]),
    preloads: preloads.map((link) => [link.imageSrcset, link.imageSizes, link.type]),
    fitting: preloads.filter(({ media }) => matchMedia(media).matches).length,
    name: `/${heroes[0]?.dataset.photo}.`,
  };
}

/** Screens of a desktop and a tablet, the phone emulated by Lighthouse, and the densest. */
const screens = [
  { width: 390, density: 1 },
  { width: 768, density: 1 },
  { width: 1440, density: 1 },
  { width: phone.viewport.width, density: phone.deviceScaleFactor },
  { width: 1440, density: 2 },
  { width: 390, density: 3 },
];

for (const { width, density } of screens) {
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    for (const { url } of pages) {
      test(`${url} at ${width} px, ${density}x, fetches its first photograph first and once, and none twice as wide as it draws it`, async ({
        page,
      }) => {
        const fetched: string[] = [];
        page.on("request", (request) => {
          const isOfThePage =
            request.resourceType() === "image" && request.frame() === page.mainFrame();
          if (isOfThePage) fetched.push(new URL(request.url()).pathname);
        });
        await page.goto(url);
        const { heroes, sources, preloads, fitting, name } =
          await page.evaluate(readFirstPhotograph);
        expect(heroes).toBeLessThanOrEqual(1);
        expect(preloads).toEqual(sources);
        expect(fitting).toBe(heroes);
        if (heroes) {
          expect(fetched[0]).toContain(name);
          expect(fetched.filter((path) => path.includes(name))).toHaveLength(1);
        }

        const drawn = await page.evaluate(drawnPhotographs);
        const describe = ({ file, delivered, displayed }: Drawn) =>
          `${file}: ${delivered} px for ${Math.round(displayed)} px`;
        const wasteful = drawn.filter(({ delivered, displayed }) => !(delivered <= 2 * displayed));
        expect(wasteful.map(describe), "shorten the sizes attribute").toEqual([]);
        // a file narrower than drawn looks blurred, unless it is the largest there is
        const blurred = drawn.filter(({ delivered, displayed }) => {
          return delivered < 0.75 * displayed && delivered < 960;
        });
        expect(blurred.map(describe), "the sizes attribute promises too little").toEqual([]);
      });
    }
  });
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
      // only a picture whose link or neighbouring text describes it may have an empty alternative text
      texted: alt === "" ? image.closest("a, [aria-hidden]") !== null : alt !== null,
      eager: !isLazy,
      lazy: isLazy && image.decoding === "async" && !image.hasAttribute("fetchpriority"),
    };
  });
}

test("every photograph has a size and a text in the HTML, and those further down load lazily", async ({
  page,
}) => {
  for (const { url } of pageAddresses) {
    const answer = await page.request.get(url);
    const images = await page.evaluate(readImages, await answer.text());
    const where = (fault: (image: Image) => boolean) =>
      images.filter(fault).map(({ html }) => html);
    const unsized = where(({ sized }) => !sized);
    expect(unsized, `${url}: without width and height`).toEqual([]);
    const untold = where(({ texted }) => !texted);
    expect(untold, `${url}: without a text in its place`).toEqual([]);
    const undecided = where(({ lazy, eager }) => !lazy && !eager);
    expect(undecided, `${url}: lazy, but decoded at once`).toEqual([]);
    const eager = where((image) => image.eager);
    expect(eager.length, `${url}: fetched at once`).toBeLessThanOrEqual(3);
  }
});
