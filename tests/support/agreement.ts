import type { Page } from "@playwright/test";
import { pageAt, squeeze, textsOf, valuesOf } from "../site/site.ts";
import { afterFrames, isHydrated } from "./page.ts";
import { expect } from "./test.ts";

/** As it stands in the HTML of its address. */
function expectedPage(path: string) {
  const page = pageAt(path);
  const first = (selector: string) => textsOf(page, selector)[0];
  const [name] = valuesOf(page, "html", "data-page");
  return { name, lang: page.lang, title: first("title"), heading: first("h1") };
}

/** What is seen, and the address of the entry in the history. Runs in the page. */
function readPage() {
  const { lang, dataset } = document.documentElement;
  const headings = [...document.querySelectorAll("h1")].filter((h1) => h1.checkVisibility());
  return {
    name: dataset.page,
    lang,
    title: document.title,
    heading: headings.map(({ textContent }) => textContent).join(),
    url: location.href,
    entry: window.navigation?.currentEntry?.url ?? location.href,
  };
}

/** @param address path, with query and fragment, where it is certain */
export async function expectPageOfAddress(page: Page, address?: string): Promise<void> {
  const isThere = ({ pathname, search, hash }: URL) => pathname + search + hash === address;
  if (address) await expect(page).toHaveURL(isThere);
  // another one may be loaded first, so it is looked at twice
  await expect(async () => {
    for (let look = 0; look < 2; look++) {
      await page.waitForFunction(isHydrated);
      await afterFrames(page, 4);
      const { url, title, heading, ...seen } = await page.evaluate(readPage);
      expect({ ...seen, title: squeeze(title), heading: squeeze(heading) }).toEqual({
        ...expectedPage(new URL(url).pathname),
        entry: url,
      });
    }
  }).toPass();
  if (address) await expect(page).toHaveURL(isThere);
}

export async function walk(page: Page, first: string, ...paths: string[]): Promise<void> {
  await page.goto(first);
  await page.waitForFunction(isHydrated);
  for (const path of paths) {
    const link = page.locator(`footer a[href="${path}"], nav a[href="${path}"]`).first();
    // a click of the mouse would scroll to it
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction(isArrived, path);
  }
}

/** Runs in the page. */
const isArrived = (path: string) =>
  document.documentElement.dataset.path === path &&
  location.pathname === path &&
  !window.navigation?.transition;

export async function go(page: Page, ...steps: number[]): Promise<void> {
  await page.evaluate((steps) => {
    for (const step of steps) history.go(step);
  }, steps);
}
