import { chromiumPath } from "./browser/programs.ts";
import { layoutsIn, open } from "./support/addresses.ts";
import { textFaultsAt } from "./support/checks.ts";
import { launchOptions } from "./support/test-build.ts";
import { expect, test } from "./support/visitor.ts";

// text twice as large, as a guest sets it in the browser: widths in rem are twice as large too
// without the worker, which would ask for the page that is not there
test.use({
  visitor: "returning",
  launchOptions: launchOptions(chromiumPath(), "--blink-settings=defaultFontSize=32"),
});

const outOfWindow = () => {
  document.querySelector("header details")?.setAttribute("open", "");
  return [...document.querySelectorAll("header, header :is(a, button, summary, ul)")]
    .filter((element) => element.checkVisibility())
    .map((element) => [element.tagName, element.getBoundingClientRect()] as const)
    .filter(([, { left, right }]) => left < 0 || right > innerWidth)
    .map(([name, { left, right }]) => `${name} from ${left} to ${right}`);
};

/** The text spacing of WCAG 1.4.12, as a guest's own style sheet sets it. */
const spaceText = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  );
  document.adoptedStyleSheets.push(sheet);
};

test("with text at 200 % nothing is cut off, over another or out of the window, nor bar and list of languages of a phone with wide text spacing, too", async ({
  page,
}) => {
  // ten pages in one visit
  test.setTimeout(180_000);
  const found: string[] = [];
  const unknown = { name: "404", lang: "it", url: "/it/no-such-page" } as const;
  for (const address of [unknown, ...layoutsIn("it")]) {
    await open(page, address);
    found.push(...(await textFaultsAt(page, [320, 768, 1280, 390])));
    found.push(...(await page.evaluate(outOfWindow)));
    await page.evaluate(spaceText);
    found.push(...(await page.evaluate(outOfWindow)));
  }
  await page.clock.setFixedTime("2027-05-01T10:00:00Z");
  await page.goto("/it/prenotazioni?arrival=2027-06-16&departure=2027-06-23");
  await page.getByRole("button", { name: /Partenza/ }).click();
  const calendar = page.getByRole("dialog");
  // others arrive on the day of departure
  const last = calendar.locator('[data-day="2027-06-23"]').locator("button, [aria-disabled]");
  await expect(last).toHaveCSS("text-decoration-line", "none");
  expect(await calendar.evaluate((panel) => panel.scrollWidth - innerWidth)).toBeLessThan(1);
  expect(found).toEqual([]);
});
