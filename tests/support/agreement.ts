import type { Page } from "@playwright/test";
import { expectedPage } from "../monkey/expected-page.ts";
import { inPage } from "../monkey/in-page.ts";
import { settled } from "../monkey/settled.ts";
import { isHydrated } from "./hydrated.ts";
import { expect } from "./test.ts";

/**
 * Expects that a settled page is that of its address: content, title, language, address bar and history
 * entry.
 * @param address path, with query and fragment, where it is certain
 */
export async function expectPageOfAddress(page: Page, address?: string): Promise<void> {
  const isThere = ({ pathname, search, hash }: URL) => pathname + search + hash === address;
  if (address) await expect(page).toHaveURL(isThere);
  // another one may be loaded first
  await expect(async () => {
    await settled(page);
    const { url, ...seen } = await inPage(page, readPage, undefined);
    const { origin, pathname } = new URL(url);
    expect(seen).toEqual({ ...(await expectedPage(origin + pathname)), entry: url });
  }).toPass();
  if (address) await expect(page).toHaveURL(isThere);
}

/** Runs in the page. */
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

/** Opens an address and follows links inside the application. */
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

/** Whether the page of a path is shown and its navigation has ended. Runs in the page. */
const isArrived = (path: string) =>
  document.documentElement.dataset.path === path &&
  location.pathname === path &&
  !window.navigation?.transition;

/** Takes steps through the history in quick succession. */
export async function go(page: Page, ...steps: number[]): Promise<void> {
  await page.evaluate((steps) => {
    for (const step of steps) history.go(step);
  }, steps);
}
