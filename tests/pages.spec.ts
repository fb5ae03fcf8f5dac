import { test as requestTest } from "@playwright/test";
import { langs } from "../src/site/site-map/languages.ts";
import { allAddresses, open, pageAddresses, villaPath } from "./support/addresses.ts";
import { afterFrames, rest } from "./support/frames.ts";
import { isHydrated } from "./support/hydrated.ts";
import { ownerTexts } from "./support/owner-texts.ts";
import { expect, test } from "./support/test.ts";
import { violationsOf } from "./support/violations.ts";
import { settle } from "./support/visitor.ts";

/** Keys that are not text, texts that scripts show later, and the two forms of a count. */
const notDrawn =
  /^(code|id|href|one|other|demo|road|frameTitle|loading|fallback|consentNote|summary|engine\w+|rule\w+|errors|yours|chosen|hold|holdNote|ics|\w+With(out)?Dates)$/;

/** All texts of a group, Markdown reduced to its words. */
function textsOf(value: unknown, key = ""): string[] {
  if (notDrawn.test(key)) return [];
  if (typeof value === "string") return value.split("\n").map(plain).filter(Boolean);
  if (value && typeof value === "object") {
    return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
  }
  return [];
}

function plain(markdown: string): string {
  return squeeze(
    markdown
      .replace(/^- /, "")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/\*\*|`/g, ""),
  );
}

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text in the HTML of a page, in one line. */
function drawnText(html: string, newTab: string): string {
  return squeeze(
    html
      .slice(html.indexOf("<body>"))
      // a note for screen readers inside a sentence
      .replaceAll(` (${newTab})`, "")
      // screen readers announce the names of regions and pictures
      .replace(/<[^>]*\b(?:aria-label|alt)="([^"]*)"[^>]*>/g, " $1 ")
      .replace(/<\/?(a|b|strong|code|span|small|em)\b[^>]*>|<!-- -->/g, "")
      .replace(/<[^>]*>/g, " ")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&"),
  );
}

/** Whether a text is drawn, with something in the place of each name in braces. */
function isDrawn(text: string, drawn: string): boolean {
  const parts = text.split(/\{\w+\}/);
  if (parts.length === 1) return drawn.includes(text);
  return new RegExp(
    parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".{1,60}?"),
  ).test(drawn);
}

requestTest("every page shows every text of its file without a script", async ({ request }) => {
  for (const { name, lang, url } of pageAddresses) {
    const html = await (await request.get(url)).text();
    const drawn = drawnText(html, ownerTexts(lang, "a11y").newTab);
    const missing = textsOf(ownerTexts(lang, name)).filter((text) => !isDrawn(text, drawn));
    expect(missing, url).toEqual([]);
  }
});

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const lang of langs) {
  test(`${lang}: every page declares its language, starts without console messages, breaks no rule of the policy and never scrolls sideways`, async ({
    page,
  }) => {
    // eleven pages in one visit
    test.setTimeout(180_000);
    const violations = await violationsOf(page);
    // the 404 page first: later the service worker would answer, and its status be on the console
    for (const address of allAddresses.filter((each) => each.lang === lang).reverse()) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await open(page, address);
      await expect(page.locator("html"), address.url).toHaveAttribute("lang", lang);
      await expect(page.locator("h1"), address.url).toHaveCount(1);
      await page.waitForFunction(isHydrated);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: "instant" });
          await new Promise(requestAnimationFrame);
        }
      });
      await settle(page);
      expect(violations, address.url).toEqual([]);
      for (const width of [768, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(sideways), `${address.url} at ${width} px`).toBe(0);
      }
    }
  });
}

requestTest("no page has a style attribute in its HTML", async ({ request }) => {
  for (const { url } of pageAddresses) {
    expect(await (await request.get(url)).text(), url).not.toMatch(/<[^>]+\sstyle="/);
  }
});

requestTest(
  "an unknown address has status 404, the header and the footer, in the address's language",
  async ({ request }) => {
    const answer = await request.get("/it/nessuna-pagina");
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<html lang="it"');
    expect(html).toContain("<header");
    expect(html).toContain("<footer");
  },
);

test("the home page's three headings are links to their pages", async ({ page }) => {
  await page.goto("/");
  for (const [name, path] of [
    ["Villa", villaPath],
    ["Interiors", "/interni"],
    ["Experience", "/experience"],
  ] as const) {
    const link = page
      .getByRole("main")
      .getByRole("link")
      .filter({
        has: page.getByRole("heading", { name, exact: true }),
      });
    await expect(link).toHaveAttribute("href", path);
  }
});

test("the villa page has five paragraphs, the pool and its five facts", async ({ page }) => {
  await page.goto(villaPath);
  await expect(page.locator("#pool")).toBeAttached();
  await expect(page.locator("#pool dl dt")).toHaveText([
    /80\ssquare metres/,
    /Jacuzzi/,
    /Waterfalls/,
    /Counter-current swimming/,
    /Lounge area/,
  ]);
  await expect(page.locator("[data-photo-set]")).toHaveCount(2);
});

test("the apartments stand in the order 3, 1, 2", async ({ page }) => {
  await page.goto("/interni");
  await expect(page.locator("main section:has([data-photo-set]) h2")).toHaveText([
    "Golden Valley",
    "Sunny Hills",
    "Olive Grove",
  ]);
  const sets = page.locator("[data-photo-set]");
  await expect(sets).toHaveCount(3);
  expect(
    await sets.evaluateAll((all) => all.map((set) => set.getAttribute("data-photo-set"))),
  ).toEqual(["apartment-3", "apartment-1", "apartment-2"]);
});

test("the photograph between the experience paragraphs is for small screens and not fetched on wide ones", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/experience");
  const photo = page.locator("main img[data-photo='experience-05']:not([data-slide] img)").first();
  await expect(photo).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(photo).toBeVisible();
  const days = await page.getByRole("main").evaluate((main) => {
    const picture = main.querySelector("img[data-photo='experience-05']:not([data-slide] img)");
    const after = [...main.querySelectorAll("p")].filter(
      (paragraph) =>
        picture &&
        picture.compareDocumentPosition(paragraph) & Node.DOCUMENT_POSITION_PRECEDING &&
        (paragraph.textContent ?? "").length > 150,
    );
    return after.length;
  });
  expect(days).toBe(2);
});

test("experience has eight things on request, five places around and a way to the contacts", async ({
  page,
}) => {
  await page.goto("/experience");
  const main = page.getByRole("main");
  const onRequest = ownerTexts("en", "experience").onRequest.items;
  for (const { title } of onRequest) {
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  expect(onRequest).toHaveLength(8);
  await expect(main.getByRole("link", { name: "Contacts and directions" })).toHaveAttribute(
    "href",
    "/contatti",
  );
});

test("services stand in two lists of eight and seven, three of them on request", async ({
  page,
}) => {
  await page.goto("/about");
  const lists = page.locator("main dl");
  await expect(lists).toHaveCount(2);
  await expect(lists.nth(0).locator("dt")).toHaveCount(8);
  await expect(lists.nth(1).locator("dt")).toHaveCount(7);
  await expect(lists.getByText("On request", { exact: true })).toHaveCount(3);
  await expect(page.locator("main h2").filter({ hasText: /./ })).not.toHaveCount(0);
});

test("contacts have phone, e-mail, address, social profile, two airports with open directions and the map", async ({
  page,
}) => {
  await page.goto("/contatti");
  const main = page.getByRole("main");
  await expect(main.locator("a[href='tel:+390831000000']").first()).toBeAttached();
  await expect(main.locator("a[href='mailto:ciao@villaulia.example']").first()).toBeAttached();
  await expect(main).toContainText("Strada Provinciale 26");
  await expect(main.locator("a[href='https://social.example/villaulia']")).toHaveAttribute(
    "target",
    "_blank",
  );
  await expect(main.locator("details[open] ol")).toHaveCount(2);
  await expect(main).toContainText("38 min (43.2 km)");
  await expect(main).toContainText("1 h 23 min (116 km)");
  const map = main.locator("iframe");
  await expect(map).toHaveAttribute("title", /Map showing the position/);
  expect(await map.getAttribute("src")).toBeNull();
});

test("on the contacts page phones get two buttons first, wide windows four columns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contatti");
  const call = page.getByRole("main").getByRole("link", { name: "Call the villa" });
  await expect(call).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(call).toBeHidden();
});

test("the map is loaded when its button is pressed", async ({ page }) => {
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>map</p>" }),
  );
  await page.goto("/contatti");
  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(page.locator("main iframe")).toHaveAttribute("src", /openstreetmap/);
  await expect(page.locator("main iframe")).toBeVisible();
});

test("the booking frame is in the page from the start, in the page's language", async ({
  page,
}) => {
  await page.goto("/it/prenotazioni");
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("src", "/demo/booking-engine/it");
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 2 }).last()).toHaveText(
    "Scegliete le date",
  );
});

test("a link to the calendar shows it from the edge of the header on", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/prenotazioni");
    await page.waitForFunction(isHydrated);
    await page.evaluate(() => {
      location.hash = "calendar";
    });
    const distance = () =>
      page.evaluate(() => {
        const top = document.querySelector("#calendar iframe")?.getBoundingClientRect().top ?? 0;
        return top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
      });
    await expect.poll(async () => Math.abs(await distance())).toBeLessThan(2);
    // the bar does not take the jump for scrolling, and stays
    await afterFrames(page, 4);
    await rest(page.getByRole("banner"));
    expect(Math.abs(await distance())).toBeLessThan(2);
  }
});

test("under the calendar the house's own links share a row on phones", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/prenotazioni");
  const links = page.locator("[data-engine-link], [data-engine-link] ~ a");
  const tops = await links.evaluateAll((all) =>
    all.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect(tops).toHaveLength(3);
  expect(tops[1]).toBeGreaterThan((tops[0] ?? 0) + 40);
  expect(tops[2]).toBe(tops[1]);
});

test("disclaimers are smaller on phones", async ({ page }) => {
  await page.goto("/prenotazioni");
  const disclaimer = page.getByText("Accommodation is only for adults").first();
  const size = () =>
    disclaimer.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await page.setViewportSize({ width: 1280, height: 800 });
  const desktop = await size();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await size()).toBeLessThan(desktop);
});

test("the cookie policy links six browsers in new tabs and lists seven rights and four cookies", async ({
  page,
}) => {
  await page.goto("/cookie-policy");
  const article = page.getByRole("main");
  for (const browser of [
    "Google Chrome",
    "Mozilla Firefox",
    "Apple Safari",
    "Microsoft Edge",
    "Opera",
    "Brave",
  ]) {
    await expect(article.getByRole("link", { name: browser })).toHaveAttribute("target", "_blank");
  }
  await expect(article.locator("table tbody tr")).toHaveCount(4);
  const rights = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: /Your rights/ }) });
  await expect(rights.locator("li")).toHaveCount(7);
});

test("the privacy policy has nine numbered sections", async ({ page }) => {
  await page.goto("/privacy-policy");
  const headings = page.locator("article h2");
  await expect(headings).toHaveCount(9);
  await expect(headings.first()).toHaveText(/^1/);
  await expect(headings.last()).toHaveText(/^9/);
});

test("the legal notes link the privacy policy and the conditions, and list four duties", async ({
  page,
}) => {
  await page.goto("/note-legali");
  const article = page.locator("article");
  await expect(article.locator("a[href='/privacy-policy']")).toBeVisible();
  const pdf = article.locator("a[href='/pdf/Condizioni_Commerciali.pdf']");
  await expect(pdf).toHaveAttribute("target", "_blank");
  const liability = page.locator("section").filter({
    has: page.getByRole("heading", { name: /Liability$/ }),
  });
  await expect(liability.locator("li")).toHaveCount(4);
});
