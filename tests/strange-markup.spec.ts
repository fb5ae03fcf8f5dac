import type { Page } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import { holdRequests } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

// What extensions, translators and optimisers of HTML do to a page before its scripts start.

test.use({ viewport: { width: 390, height: 844 } });

/** Runs in the page: takes out nodes. */
function removeNodes(kind: "comments" | "spaces"): void {
  const show = kind === "comments" ? NodeFilter.SHOW_COMMENT : NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.body, show);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    if (kind === "comments" || !node.nodeValue?.trim()) node.parentNode?.removeChild(node);
  }
  document.body.normalize();
}

/** Runs in the page: puts an element into every paragraph, beside every field and on every photograph. */
function addElements(): void {
  for (const each of document.querySelectorAll("p")) each.prepend(document.createElement("b"));
  for (const each of document.querySelectorAll("input, select, img")) {
    each.after(document.createElement("span"));
  }
}

/** Runs in the page: puts every text, or every photograph, into an element of its own. */
function wrap(kind: "texts" | "photographs"): void {
  const show = kind === "texts" ? NodeFilter.SHOW_TEXT : NodeFilter.SHOW_ELEMENT;
  const walker = document.createTreeWalker(document.body, show);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes.filter(({ nodeName }) => /^(#text|IMG)$/.test(nodeName))) {
    const wrapper = document.createElement(kind === "texts" ? "font" : "span");
    node.parentNode?.replaceChild(wrapper, node);
    wrapper.append(node);
  }
}

/** Runs in the page: puts an element before a child of another one, or after the last. */
function insertAt({ parent, at }: { parent: string; at: number }): void {
  const element = document.querySelector(parent);
  element?.insertBefore(document.createElement("div"), element.children[at] ?? null);
}

/** Opens a page whose scripts wait, changes it, and lets them start. */
async function openChanged(page: Page, url: string, change: () => Promise<unknown>) {
  const release = await holdRequests(page, "**/assets/entry-client*.js");
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await change();
  release();
}

async function expectCarousel(page: Page): Promise<void> {
  const carousel = page.locator('[data-photo-set="villa"]');
  const current = carousel.locator('[aria-current="true"]');
  const before = (await current.getAttribute("data-slide")) ?? "";
  await carousel.getByRole("button", { name: "Next photograph" }).click();
  await expect(current).not.toHaveAttribute("data-slide", before);
}

async function expectForm(page: Page): Promise<void> {
  await page.locator("form[data-stay] [type=submit]").click();
  await expect(page.locator("form[data-stay] [role=status]")).toContainText("is missing");
}

/** Opens the menu, and another page by a link in it, without loading it. */
async function expectMenu(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "About" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
  await expect(page.locator("main h1")).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
}

const changes: [string, string, (page: Page) => Promise<unknown>][] = [
  [villaPath, "without comments", (page) => page.evaluate(removeNodes, "comments" as const)],
  [villaPath, "without white space", (page) => page.evaluate(removeNodes, "spaces" as const)],
  [villaPath, "with strange elements", (page) => page.evaluate(addElements)],
  [villaPath, "with wrapped photographs", (page) => page.evaluate(wrap, "photographs" as const)],
  [villaPath, "with wrapped texts", (page) => page.evaluate(wrap, "texts" as const)],
  ["/prenotazioni", "without comments", (page) => page.evaluate(removeNodes, "comments" as const)],
  ["/prenotazioni", "with strange elements", (page) => page.evaluate(addElements)],
];

for (const [url, what, change] of changes) {
  test(`${url} works ${what}`, async ({ page }) => {
    await openChanged(page, url, () => change(page));
    await (url === villaPath ? expectCarousel(page) : expectForm(page));
    await expectMenu(page);
  });
}

for (const parent of ["#app", "header", "main"]) {
  test(`a page works with a strange element at any place in ${parent}`, async ({ page }) => {
    test.setTimeout(120_000);
    let places = 1;
    for (let at = 0; at < places; at += 1) {
      await openChanged(page, villaPath, () => page.evaluate(insertAt, { parent, at }));
      places = await page.locator(`${parent} > *`).count();
      await expectMenu(page);
      await page.unrouteAll({ behavior: "wait" });
    }
    expect(places).toBeGreaterThan(3);
  });
}
