import { facts, layoutsIn } from "./support/addresses.ts";
import { carousel, counts } from "./support/carousel.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("no page without JavaScript lacks a link, shows a dead control, hides anything or scrolls sideways", async ({
  page,
}) => {
  // nine pages in one visit
  test.setTimeout(180_000);
  // the words are longer
  for (const { url } of layoutsIn("it")) {
    await page.goto(url);
    const links = page.locator("header nav a:visible");
    await expect(links, url).toHaveCount(6);
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    expect(Math.min(...boxes.map(({ height }) => height)), url).toBeGreaterThanOrEqual(44);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size, url).toBeLessThanOrEqual(2);
    const buttons = page.getByRole("button").and(page.locator(":not([type=submit])"));
    await expect(buttons, url).toHaveCount(0);
    await expect(page.locator(".is-below"), url).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, url).toBeLessThanOrEqual(390);
  }
});

test("without JavaScript a carousel is a strip of all its photographs from the first, scrolled by hand or key", async ({
  page,
}) => {
  await page.goto("/interni");
  const root = carousel(page, "apartment-1");
  const [, total] = counts["apartment-1"];
  await expect(root.locator("[data-slide] img:visible")).toHaveCount(total);
  const strip = root.locator('> [tabindex="0"]');
  await expect(strip).toHaveCSS("overflow-x", "auto");
  const left = async (slide: number) => {
    return (await root.locator(`[data-slide="${slide}"]`).boundingBox())?.x ?? Number.NaN;
  };
  const first = await left(0);
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(80);
  expect(await left(total - 1)).toBeGreaterThan(2000);
  await strip.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => left(0)).toBeLessThan(first - 20);
});

test("without JavaScript the form of the home page leads to the calendar with days and guests, and the booking page asks for missing days", async ({
  page,
}) => {
  await page.goto("/it");
  const form = page.getByRole("form", { name: "Date del soggiorno" });
  await form.locator("[name=arrival]").fill("2027-06-12");
  await form.locator("[name=departure]").fill("2027-06-19");
  await expect(form.getByLabel("Ospiti")).toHaveValue("2");
  await form.getByLabel("Ospiti").selectOption(String(facts.capacity.guests));
  await form.getByRole("button", { name: "Date e disponibilità" }).click();
  const stay = `arrival=2027-06-12&departure=2027-06-19&guests=${facts.capacity.guests}`;
  await expect(page).toHaveURL(`/it/prenotazioni?${stay}#calendar`);
  await expect(page.locator("#calendar iframe")).toHaveAttribute("src", "/demo/booking-engine/it");
  await expect(page.locator("form[data-stay] [role=status]")).toBeHidden();

  await page.goto("/prenotazioni");
  await page.locator("form[data-stay] [type=submit]").click();
  await expect(page.locator("[name=arrival]")).toBeFocused();
  await expect(page).toHaveURL("/prenotazioni");
  await expect(page.getByText("No days chosen yet")).toBeHidden();
});

test("without JavaScript answers are open, and the language list works", async ({ page }) => {
  await page.goto("/about");
  const question = page.locator("[data-good-to-know] details").first();
  await expect(question.locator("p")).toBeVisible();
  // no sign says that it could be opened
  await expect(question.locator("svg:visible")).toHaveCount(0);
  const list = page.locator("header details");
  await list.locator("summary").click();
  await list.getByRole("link", { name: /Italiano/ }).click();
  await expect(page).toHaveURL("/it/about");
});
