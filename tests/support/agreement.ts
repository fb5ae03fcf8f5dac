import type { Page } from "@playwright/test";
import { isHydrated } from "./page.ts";
import { expect } from "./test.ts";

/** Again if the page is replaced meanwhile. @throws Error of the function, or if that goes on */
export async function inPage<Argument, Result>(
  page: Page,
  run: (argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await page.evaluate(
        run as (argument: unknown) => Result,
        argument,
      )) as Awaited<Result>;
    } catch (error) {
      const isReplaced = /context was destroyed|navigat|frame was detached/i.test(String(error));
      if (!isReplaced || attempt === 10) throw error;
      await page.waitForLoadState("domcontentloaded");
    }
  }
}

/** Hydrated, and nothing has changed for four frames; waits eight seconds at most. */
export async function settled(page: Page): Promise<void> {
  await inPage(
    page,
    async () => {
      const root = document.documentElement;
      const isReady = () => {
        const app = Object.keys(document.querySelector("#app")?.lastElementChild ?? {});
        const isHydrated = app.some((key) => key.startsWith("__react"));
        return (
          document.readyState === "complete" &&
          (isHydrated || !root.classList.contains("js")) &&
          !window.navigation?.transition
        );
      };
      const state = () => {
        const dialogs = [...document.querySelectorAll("dialog")].map(({ open }) => open);
        return [location.href, document.title, root.lang, root.dataset.page, dialogs].join();
      };
      const end = performance.now() + 8000;
      let last = "";
      let focus: Element | null = null;
      for (let still = 0; still < 4 && performance.now() < end; ) {
        await new Promise(requestAnimationFrame);
        const isStill = isReady() && state() === last && document.activeElement === focus;
        still = isStill ? still + 1 : 0;
        last = state();
        focus = document.activeElement;
      }
    },
    undefined,
  );
}

export type ExpectedPage = { name: string; lang: string; title: string; heading: string };

const known = new Map<string, Promise<ExpectedPage>>();

/** Requested once for each address. */
export function expectedPage(url: string): Promise<ExpectedPage> {
  const asked =
    known.get(url) ?? fetch(url).then(async (answer) => identityOf(await answer.text()));
  known.set(url, asked);
  return asked;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function identityOf(html: string): ExpectedPage {
  const first = (pattern: RegExp) =>
    (pattern.exec(html)?.[1] ?? "")
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? "");
  return {
    name: first(/<html[^>]* data-page="?([\w-]+)/),
    lang: first(/<html[^>]* lang="?(\w+)/),
    title: first(/<title>([^<]*)</),
    heading: first(/<h1[^>]*>(.*?)<\/h1>/s),
  };
}

/** @param address path, with query and fragment, where it is certain */
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
