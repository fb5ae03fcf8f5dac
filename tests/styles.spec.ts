import type { Page } from "@playwright/test";
import { layoutsIn } from "./support/addresses.ts";
import { holdArrivals } from "./support/carousel.ts";
import { expectShown, isHydrated } from "./support/page.ts";
import { expect, open, settle, test } from "./support/visitor.ts";

async function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    // a link to a sheet stands where the page was loaded alone
    [...document.querySelectorAll("#app, #app :not(link)")].flatMap((element) =>
      ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // no box, nothing to draw
        const text = pseudo && style.content === "none" ? "" : style.cssText;
        return `${element.tagName}.${element.className}${pseudo} ${text}`;
      }),
    ),
  );
}

/** Title and tags of the head. */
async function headOf(page: Page): Promise<string[]> {
  const tags =
    /<title>.*?<\/title>|<meta name="(?:description|keywords|robots)[^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/gs;
  const html = await page.content();
  return (html.slice(0, html.indexOf("</head>")).match(tags) ?? []).sort();
}

function sheetsOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    // the banner brings its own, after the page; a page links what it needs below the window alone
    const isLater = /\/(banner|[\w-]+-late)-[\w-]+\.css$/.test(request.url());
    if (request.resourceType() === "stylesheet" && !isLater) fetched.push(request.url());
  });
  return fetched;
}

test("every page has the same look, title and head loaded and opened in place after all others", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 900 });
  // the hour would change the shadows, a growing carousel more
  await page.clock.setFixedTime(Date.now());
  await holdArrivals(page);
  const pages = layoutsIn("en");
  const fetched = sheetsOf(page);
  const loaded = new Map<string, { head: string[]; drawn: string[] }>();
  for (const { url } of pages) {
    await open(page, url);
    // content that fades in is compared in its final state
    await settle(page);
    loaded.set(url, { head: await headOf(page), drawn: await looks(page) });
  }
  expect(fetched).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const show = async ({ url, name }: (typeof pages)[number]) => {
    await page.evaluate((address) => window.navigation?.navigate(address), url);
    await expectShown(page, name);
  };
  for (const each of pages) await show(each);
  for (const each of pages) {
    const { url } = each;
    await show(each);
    await settle(page);
    await expect(page, url).toHaveURL(url);
    await expect(page.locator("h1:visible"), url).toHaveCount(1);
    const { head = [], drawn = [] } = loaded.get(url) ?? {};
    expect(head.length, url).toBeGreaterThan(4);
    expect(await headOf(page), url).toEqual(head);
    const opened = await looks(page);
    expect(opened.length, url).toBe(drawn.length);
    expect(
      opened.filter((look, index) => look !== drawn[index]),
      url,
    ).toEqual([]);
  }
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("if the styles of a page fail to load, a link falls back to a page load", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await page.waitForFunction(isHydrated);
  await context.route(/\.css$/, (route) => route.fulfill({ status: 404 }));
  const loaded = page.waitForEvent("load");
  await page.getByRole("navigation").first().getByRole("link", { name: "Contacts" }).click();
  await loaded;
  await expect(page).toHaveURL("/contatti");
  await expectShown(page, "contatti");
});

test("shadows fall by the hour at the house and move nothing; on paper and in forced colours it is morning", async ({
  page,
}) => {
  const tokens = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const height = document.documentElement.scrollHeight;
      return [style.getPropertyValue("--shadow-angle"), style.getPropertyValue("--shadow"), height];
    });
  const heights = new Set();
  for (const [time, ...expected] of [
    ["2027-06-21T08:00+02:00", "52deg", "#c6cfda"],
    ["2027-06-21T13:00+02:00", "-34deg", "#c6cfda"],
    ["2027-06-21T18:30+02:00", "-52deg", "#d3c8cc"],
    ["2027-06-21T22:00+02:00", "52deg", "#bccade"],
  ] as const) {
    await page.clock.setFixedTime(time);
    // with the banner, for which the page keeps room as soon as its height is known
    await open(page, "/cookie-policy");
    await settle(page);
    const [angle, shadow, height] = await tokens();
    expect([angle, shadow], time).toEqual(expected);
    heights.add(height);
  }
  expect(heights.size).toBe(1);
  const window = page.locator('footer [data-part="window"]').first();
  await expect(window).toHaveCSS("fill", "rgb(243, 213, 146)");
  for (const media of [{ media: "print" }, { media: null, forcedColors: "active" }] as const) {
    await page.emulateMedia(media);
    expect((await tokens()).slice(0, 2)).toEqual(["52deg", "#c6cfda"]);
  }
});
