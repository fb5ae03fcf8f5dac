import type { Page } from "@playwright/test";
import { open, villaPath } from "./support/addresses.ts";
import { expectPageOfAddress, go, walk } from "./support/agreement.ts";
import { carousel } from "./support/carousel.ts";
import { expectShown, holdRequests, isHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { chooseLanguage, test as visitorTest } from "./support/visitor.ts";

// Whatever is pressed, at whatever moment, the page shown at last is that of the address.

/** What a guest does, and where that leads; without an address where that is the browser's to decide. */
type Row = [what: string, act: (page: Page) => Promise<unknown>, leadsTo?: string];

const dialog = (page: Page) => page.locator("dialog:modal");
const link = (path: string) => `footer a[href="${path}"], header nav a[href="${path}"]`;

/** What a page is drawn with; its address is in the bar before they have come. */
const files = (name: string) => new RegExp(`/assets/${name}[.-]`);

/** Presses links in one task, before the first of them can have been followed. */
async function pressAtOnce(page: Page, ...selectors: string[]): Promise<void> {
  await page.evaluate((selectors) => {
    for (const selector of selectors) document.querySelector<HTMLElement>(selector)?.click();
  }, selectors);
}

const pressAndGoBack = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    document.querySelector<HTMLElement>(selector)?.click();
    history.back();
  }, selector);

async function seesPageOf(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("html")).toHaveAttribute("data-path", path);
}

/** Follows the link to the content with the keyboard: it is not seen before it has the focus. */
async function followPlace(page: Page): Promise<void> {
  await page.locator('a[href="#main"]').focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
}

async function reloadWithoutStart(page: Page): Promise<() => void> {
  const release = await holdRequests(page.context(), /\/assets\/entry-client/);
  await page.reload({ waitUntil: "domcontentloaded" });
  return release;
}

/** Without the worker, which after the first row would answer for what is held. */
const returning = visitorTest.extend({ visitor: "returning" });

/** In this order: what comes last adds to the history, or changes its language. */
const beforeStart: Row[] = [
  ["Back", (page) => go(page, -1), "/about"],
  ["Back twice at once", (page) => go(page, -1, -1), villaPath],
  ["Forward", (page) => go(page, 1), "/interni"],
  [
    "a button, and Back",
    async (page) => {
      await page.getByRole("button", { name: "Cookie preferences" }).click();
      await go(page, -1);
    },
    "/about",
  ],
  ["a link", (page) => pressAtOnce(page, "header nav a"), villaPath],
  ["a place on the page", followPlace, "/contatti#main"],
  ["Italian", (page) => chooseLanguage(page, "it"), "/it/contatti"],
];

returning(
  "before the application has started whatever is done leads to its page",
  async ({ page }) => {
    returning.slow();
    await walk(page, villaPath, "/about", "/contatti", "/interni");
    await go(page, -1);
    await seesPageOf(page, "/contatti");
    const key = await page.evaluate(() => window.navigation?.currentEntry?.key ?? "");
    for (const [what, act, leadsTo] of beforeStart) {
      await returning.step(what, async () => {
        await page.evaluate((key) => void window.navigation?.traverseTo(key), key);
        await seesPageOf(page, "/contatti");
        const release = await reloadWithoutStart(page);
        await act(page);
        if (leadsTo) await expect(page).toHaveURL(leadsTo);
        release();
        await expectPageOfAddress(page, leadsTo);
      });
    }
  },
);

/** With the page that is loading: each is another, since none is fetched twice. */
const whileLoading: [path: string, ...Row][] = [
  ["/about", "a place on the page", (page) => pressAtOnce(page, "a[href='#main']"), "/about#main"],
  ["/experience", "stopping it", (page) => page.evaluate(() => stop()), "/experience"],
  ["/contatti", "Back", (page) => go(page, -1), "/experience"],
  [
    "/interni",
    "a change of the query",
    (page) => page.evaluate(() => history.replaceState(null, "", "?a=b")),
    "/interni?a=b",
  ],
  ["/prenotazioni", "another language", (page) => chooseLanguage(page, "it"), "/it/prenotazioni"],
];

returning("while another page is loading whatever is done leads to its page", async ({ page }) => {
  await walk(page, villaPath);
  for (const [path, what, act, leadsTo] of whileLoading) {
    await returning.step(what, async () => {
      const release = await holdRequests(page.context(), files(path.slice(1)));
      await pressAtOnce(page, link(path));
      await expect(page).toHaveURL(path);
      await act(page);
      release();
      await expectPageOfAddress(page, leadsTo);
    });
  }
});

test("of three links pressed at once the last is followed, in whatever order their pages load", async ({
  page,
  context,
}) => {
  await walk(page, villaPath);
  const releases = [
    await holdRequests(context, files("experience")),
    await holdRequests(context, files("about")),
    await holdRequests(context, files("contatti")),
  ];
  await pressAtOnce(page, link("/experience"), link("/about"), link("/contatti"));
  for (const release of releases.toReversed()) {
    release();
    await expectPageOfAddress(page, "/contatti");
  }
  await go(page, -1);
  await expectPageOfAddress(page, "/about");
});

async function openPhoto(page: Page): Promise<URL> {
  await walk(page, "/about", villaPath);
  await carousel(page, "villa").locator('[aria-current="true"] button').click();
  await expect(dialog(page)).toBeVisible();
  return new URL(page.url());
}

test("Back while the lightbox closes leads to a whole page without it, and while its row still glides leaves the page's address as it is", async ({
  page,
}) => {
  await openPhoto(page);
  await pressAndGoBack(page, "dialog[open] button[aria-label^=Close]");
  await expectPageOfAddress(page);
  await expect(dialog(page)).toHaveCount(0);
  await openPhoto(page);
  await page.evaluate(() => {
    addEventListener("popstate", () => {
      const row = document.querySelector("dialog[open] [role=slider]");
      if (!row) return;
      row.scrollTo({ left: row.scrollWidth, behavior: "instant" });
      row.dispatchEvent(new Event("scroll"));
      document.documentElement.dataset.hasGlided = "";
    });
    history.back();
  });
  await expectPageOfAddress(page, villaPath);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator("html[data-has-glided]")).toBeAttached();
});

test("Forward into an open photograph shows it on its page, also before the application has started", async ({
  page,
}) => {
  const { pathname, search } = await openPhoto(page);
  for (const [steps, isEarly] of [
    [-2, false],
    [-1, true],
  ] as const) {
    await go(page, steps);
    await expectPageOfAddress(page, "/about");
    await expect(dialog(page)).toHaveCount(0);
    const release = isEarly ? await reloadWithoutStart(page) : () => {};
    await go(page, 2);
    await expectShown(page, "villa");
    release();
    await expectPageOfAddress(page, pathname + search);
    await expect(dialog(page)).toHaveAccessibleName("Enlarged photograph");
    await go(page, -1);
    await expectPageOfAddress(page, villaPath);
    await expect(dialog(page)).toHaveCount(0);
  }
});

visitorTest(
  "Back to an unknown address shows the 404 page, also before the application has started, and Forward leaves it",
  async ({ page }) => {
    await open(page, { name: "404", lang: "en", url: "/no-such-page" });
    await page.waitForFunction(isHydrated);
    await page.locator('footer a[href="/cookie-policy"]').click();
    await expectPageOfAddress(page, "/cookie-policy");
    const release = await reloadWithoutStart(page);
    for (const finish of [release, () => page.waitForFunction(isHydrated)]) {
      await go(page, -1);
      await expectShown(page, "not-found");
      await expect(page).toHaveURL("/no-such-page");
      await finish();
      await go(page, 1);
      await expectPageOfAddress(page, "/cookie-policy");
    }
    await go(page, -1);
    await expectShown(page, "not-found");
    await page.locator("footer a[hreflang=it]").click();
    // another page, which begins at its top
    await expectPageOfAddress(page, "/it");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

visitorTest(
  "without a network a link never leaves the previous page at the new address, and Back keeps that page",
  async ({ page, context }) => {
    await walk(page, "/cookie-policy", "/");
    // the country is asked for once; without a network that would fail, and be told in the console
    await expect.poll(() => page.evaluate(() => localStorage.getItem("userLocale"))).toBe("en");
    await context.setOffline(true);
    await pressAndGoBack(page, link("/about"));
    await expectPageOfAddress(page);
    await pressAtOnce(page, link("/about"));
    // the browser's own page of what it could not load
    await expect(page.locator("html[data-page=home]")).toHaveCount(0);
    await context.setOffline(false);
    await page.reload();
    await expectPageOfAddress(page, "/about");
  },
);
