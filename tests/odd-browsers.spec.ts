import { test as requestTest } from "@playwright/test";
import { facts, localized, pageAddresses, villaPath } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";
import { banner, chooseLanguage, test as visitorTest } from "./support/visitor.ts";

const { villa, contact, address } = facts;

/** What a browser's translator does: every text node becomes an element around an element. */
function translatePage(): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest("script, style, noscript")) {
      texts.push(text);
    }
  }
  for (const text of texts) {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = `${text.data} (übersetzt)`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

visitorTest(
  "a page that the browser translates goes on working",
  async ({ page, lookup: _lookup, consoleMessages }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(villaPath);
    await banner(page).waitFor();
    await page.evaluate(translatePage);
    await banner(page)
      .getByRole("button", { name: /^Accept/ })
      .click();
    await expect(banner(page)).toBeHidden();
    await page.locator("header button").first().click();
    await page.locator('dialog[open] a[href="/contatti"]').click();
    await expect(page.locator("html")).toHaveAttribute("data-page", "contatti");
    await page.evaluate(translatePage);
    await chooseLanguage(page, "it");
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await expect(page.locator("h1")).toHaveCount(1);
    await page.evaluate(translatePage);
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("data-page", "villa");
    expect(consoleMessages).toEqual([]);
  },
);

test("a browser without dialog, inert and the Navigation API shows every page", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [HTMLDialogElement.prototype, "showModal"],
      [HTMLDialogElement.prototype, "close"],
      [HTMLElement.prototype, "inert"],
      [window, "navigation"],
      [window, "requestIdleCallback"],
      [HTMLScriptElement, "supports"],
    ] as const) {
      delete (owner as unknown as Record<string, unknown>)[name];
    }
  });
  for (const { url, lang } of pageAddresses) {
    await page.goto(url);
    await expect(page.locator("h1"), url).toHaveCount(1);
    await expect(page.locator("html"), url).toHaveAttribute("lang", lang);
  }
});

requestTest("a browser without AVIF finds a JPEG of every photograph", async ({ request }) => {
  const sources = new Set<string>();
  for (const { url } of pageAddresses) {
    const html = await (await request.get(url)).text();
    for (const [, tag = "", src = ""] of html.matchAll(/<img([^>]*)\ssrc="([^"]+)"/g)) {
      expect(`${tag} ${src}`, url).not.toContain("srcset");
      sources.add(src);
    }
  }
  const photographs = [...sources].filter((src) => src.includes("/photos/"));
  expect(photographs.length).toBeGreaterThanOrEqual(80);
  for (const src of photographs) {
    const answer = await request.head(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()["content-type"], src).toBe("image/jpeg");
  }
});

for (const lang of ["en", "it"] as const) {
  const url = localized("/contatti", lang);

  test(`on paper ${url} has telephone, address, directions and both codes, and nothing to press`, async ({
    page,
  }) => {
    await page.goto(url);
    await page.emulateMedia({ media: "print" });
    const [drawn = ""] = await page.locator("body").allInnerTexts();
    const printed = drawn.replaceAll(/\s+/g, " ");
    for (const fact of [contact.phone, address.street, ...villa.codes.map(({ value }) => value)]) {
      expect(printed).toContain(fact);
    }
    for (const place of ["Brindisi", "Bari"]) expect(printed).toContain(place);
    await expect(page.locator("main button:visible, header button:visible")).toHaveCount(0);
    await expect(page.locator("iframe:visible")).toHaveCount(0);
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(ink).toBe("rgb(0, 0, 0)");
  });
}

test("in forced colours every button keeps an edge, and the chosen slide is still told apart", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(villaPath);
  const buttons = page.locator("main button:visible");
  await expect(buttons).not.toHaveCount(0);
  const invisible = await buttons.evaluateAll((all) =>
    all
      .filter((button) => {
        const style = getComputedStyle(button);
        const hasEdge = style.borderStyle !== "none" && style.borderTopWidth !== "0px";
        return !hasEdge && !button.querySelector("img") && style.textDecorationLine === "none";
      })
      .map((button) => button.outerHTML.slice(0, 200)),
  );
  expect(invisible).toEqual([]);
});
