import type { Page } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import { holdRequests, isHydrated, visit } from "./support/page.ts";
import { expect, test } from "./support/visitor.ts";

// What extensions, translators, optimisers of HTML and hosts do to a page.

test.use({ visitor: "returning", viewport: { width: 390, height: 844 } });

type Change =
  | "comments taken out"
  | "white space taken out"
  | "strange elements"
  | "wrapped photographs"
  | "translated";

/** Runs in the page. */
function change(kind: Change): void {
  const nodesOf = (shown: number) => {
    const walker = document.createTreeWalker(document.body, shown);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  };
  const wrap = (node: Node, wrapper: Element) => {
    node.parentNode?.replaceChild(wrapper, node);
    return wrapper;
  };
  const element = (name: string) => document.createElement(name);
  const texts = nodesOf(NodeFilter.SHOW_TEXT);
  if (kind === "comments taken out") {
    for (const node of nodesOf(NodeFilter.SHOW_COMMENT)) node.parentNode?.removeChild(node);
    document.body.normalize();
  } else if (kind === "white space taken out") {
    for (const node of texts) if (!node.nodeValue?.trim()) node.parentNode?.removeChild(node);
  } else if (kind === "strange elements") {
    for (const each of document.querySelectorAll("#app > *, header > *, main > *"))
      each.before(element("div"));
    for (const each of document.querySelectorAll("header, main")) each.append(element("div"));
    for (const each of document.querySelectorAll("p")) each.prepend(element("b"));
    for (const each of document.querySelectorAll("input, select, img")) each.after(element("span"));
  } else if (kind === "wrapped photographs") {
    for (const image of document.querySelectorAll("main img"))
      wrap(image, element("span")).append(image);
  } else {
    document.documentElement.lang = "de";
    for (const node of texts) {
      if (!node.nodeValue?.trim() || node.parentElement?.closest("script, noscript, svg")) continue;
      // a copy: the site's own text is no longer in the page
      const inner = element("font");
      inner.textContent = node.nodeValue;
      wrap(node, element("font")).append(inner);
    }
  }
}

type Way = [moment: "early" | "late", ...kinds: Change[]];

/** The script and the texts, without which a page does not start. */
const neededAtStart = /\/assets\/(entry-client|[\w-]+\.(en|it)-)/;

async function openChanged(page: Page, path: string, [moment, ...kinds]: Way): Promise<void> {
  const start = moment === "early" ? await holdRequests(page, neededAtStart) : undefined;
  await page.goto(path, { waitUntil: "domcontentloaded" });
  if (!start) await page.waitForFunction(isHydrated);
  for (const kind of kinds) await page.evaluate(change, kind);
  start?.();
  await page.waitForFunction(isHydrated);
}

const dialog = (page: Page) => page.locator("dialog:modal");

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

async function followMenu(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole("button", { name: "Open menu" }).click();
  await dialog(page).getByRole("link", { name: "About" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
  await expect(page.locator("main h1")).toHaveCount(1);
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
}

const villa = '[aria-roledescription][data-photo-set="villa"]';

/** Pixels that an element is off the middle of the window. Runs in the page. */
const offMiddle = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
};

async function seePhotographs(page: Page): Promise<void> {
  const next = (within: string) => page.locator(within).getByLabel("Next photograph").click();
  const captionOf = (slide: string) => page.locator(`${villa} [data-slide="${slide}"] img`);
  await next(villa);
  const active = page.locator(`${villa} [aria-current="true"]`);
  await expect(active).toHaveAttribute("data-slide", "7");
  await expect.poll(() => active.evaluate(offMiddle)).toBeLessThan(1);
  const words = page.locator(`${villa} p`).first();
  await expect(words).toHaveText(`8 / 12${await captionOf("7").getAttribute("alt")}`);
  await active.getByRole("button").click();
  await next("dialog:modal");
  const enlarged = dialog(page).locator('img[data-photo="villa-09"]');
  await expect.poll(() => enlarged.evaluate(offMiddle)).toBeLessThan(1);
  const status = dialog(page).getByRole("status");
  await expect(status.locator("[aria-hidden]").first()).toHaveText("9 / 12");
  await expect(status.locator("p")).toHaveText((await captionOf("8").getAttribute("alt")) ?? "");
  await close(page);
}

/** Returns what is said while days are chosen; the calendar is changed too. */
async function chooseDays(page: Page, kind?: Change): Promise<unknown[]> {
  const said: unknown[] = [];
  await page.locator('[data-stay] [data-field="arrival"]').click();
  await dialog(page).locator("[data-day]").first().waitFor();
  const sentence = dialog(page).locator("[data-said]");
  for (const state of ["free", "departure"]) {
    if (kind) await page.evaluate(change, kind);
    const before = (await sentence.textContent()) ?? "";
    await dialog(page).locator(`[data-state="${state}"] button`).first().click();
    await expect(sentence).not.toHaveText(before);
    await expect(sentence).not.toBeEmpty();
    said.push(await dialog(page).textContent());
  }
  await close(page);
  said.push(await page.locator("form[data-stay]").textContent());
  return said;
}

/** Those that React meets at its start. */
const drawnAnew: Change[][] = [
  ["comments taken out", "white space taken out"],
  ["strange elements", "wrapped photographs"],
];
const translated: Way[] = [
  ["early", "translated"],
  ["late", "translated"],
];

test("photographs and menu of a page work in whatever way its HTML was changed, early or late", async ({
  page,
}) => {
  for (const way of [...drawnAnew.map((kinds): Way => ["early", ...kinds]), ...translated]) {
    await test.step(way.join(), async () => {
      await openChanged(page, villaPath, way);
      await seePhotographs(page);
      await followMenu(page);
    });
  }
});

test("calendar, form and menu of the booking page say and do the same in whatever way its HTML was changed", async ({
  page,
}) => {
  await visit(page, "/prenotazioni");
  const unchanged = await chooseDays(page);
  for (const way of [["early", ...drawnAnew.flat()] satisfies Way, ...translated]) {
    await test.step(way.join(), async () => {
      await openChanged(page, "/prenotazioni", way);
      const isTranslated = way.includes("translated");
      expect(await chooseDays(page, isTranslated ? "translated" : undefined)).toEqual(unchanged);
      await followMenu(page);
    });
  }
});

test("a page that is translated keeps its language, and changes it whole", async ({ page }) => {
  const words = () => page.locator("main").textContent();
  await visit(page, "/contatti");
  const english = await words();
  for (const way of translated) {
    await page.evaluate(() => localStorage.clear());
    await openChanged(page, "/it/contatti", way);
    await page.locator("footer").getByRole("button", { name: "Preferenze cookie" }).click();
    await dialog(page).getByRole("button", { name: "Salva" }).click();
    const record = () => JSON.parse(localStorage.getItem("cookieConsent") ?? "{}").language;
    await expect.poll(() => page.evaluate(record)).toBe("it");
    await page.locator('header button[aria-haspopup="dialog"]').click();
    await dialog(page).locator('a[hreflang="en"]').click();
    await expect(page).toHaveURL("/contatti");
    await expect.poll(words).toBe(english);
  }
});

test("a page turned right to left, whose host's scripts and sheets do not come, shows its photographs in the middle, and moves the right way", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route("**/cdn-cgi/**", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.route(villaPath, async (route) => {
    const response = await route.fetch();
    const tag = '<script defer src="/cdn-cgi/rum.js"></script>';
    const body = (await response.text()).replace(/<head[^>]*>/, (head) => head + tag);
    await route.fulfill({ response, body });
  });
  await visit(page, villaPath);
  await page.evaluate(() => {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "stylesheet", href: "/cdn-cgi/rum.css" }));
    return new Promise((failed) => link.addEventListener("error", failed, { once: true }));
  });
  expect(asked).toEqual(["/cdn-cgi/rum.js", "/cdn-cgi/rum.css"]);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await seePhotographs(page);
  const slides = [7, 8, 9].map((at) => page.locator(`${villa} [data-slide="${at}"]`).boundingBox());
  const lefts = (await Promise.all(slides)).map((box) => box?.x ?? 0);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  await page.locator(`${villa} [data-open-grid]`).click();
  const thumbnails = page.locator("[data-photo-grid] img");
  await expect(thumbnails).toHaveCount(12);
  const outside = () =>
    thumbnails.evaluateAll((images) => {
      const boxes = images.map((image) => image.getBoundingClientRect());
      return boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length;
    });
  await expect.poll(outside).toBe(0);
  await close(page);
  await followMenu(page);
});
