import type { Locator, Page } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import { active, carousel, counts, next, settle } from "./support/carousel.ts";
import { axeViolations } from "./support/checks.ts";
import { rest } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const root = carousel(page, "villa");
  await settle(root);
  return root;
}

const words = {
  en: {
    path: villaPath,
    root: "carousel",
    label: "Photographs of the villa",
    slide: "slide",
    name: "Slide 7 of 12",
    enlarge: /^Enlarge photograph 7 of 12: \w/,
    keys: ["Previous photograph", "Next photograph"],
    announced: /^Slide 8 of 12: \w/,
  },
  it: {
    path: `/it${villaPath}`,
    root: "carosello",
    label: "Fotografie della villa",
    slide: "immagine",
    name: "Immagine 7 di 12",
    enlarge: /^Ingrandisci la fotografia 7 di 12: \w/,
    keys: ["Fotografia precedente", "Fotografia successiva"],
    announced: /^Immagine 8 di 12: \w/,
  },
};

for (const [lang, text] of Object.entries(words)) {
  test(`${lang}: role descriptions, names and announcements are in the page's language`, async ({
    page,
  }) => {
    const root = await open(page, text.path);
    await expect(root).toHaveRole("group");
    await expect(root).toHaveAttribute("aria-roledescription", text.root);
    await expect(root).toHaveAccessibleName(text.label);
    const slide = root.locator('[data-slide="6"]');
    await expect(slide).toHaveRole("group");
    await expect(slide).toHaveAttribute("aria-roledescription", text.slide);
    await expect(slide).toHaveAccessibleName(text.name);
    await expect(slide).toHaveAttribute("aria-current", "true");
    await expect(slide.getByRole("button")).toHaveAccessibleName(text.enlarge);
    await expect(root.locator('[aria-current="true"]')).toHaveCount(1);
    for (const name of text.keys) {
      const box = await root.getByRole("button", { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const status = root.getByRole("status");
    await expect(status).toBeEmpty();
    await next(root).click();
    await expect(status).toHaveText(text.announced);
  });
}

test("a drag is not announced to screen readers, and the announcement before it is removed", async ({
  page,
}) => {
  const root = await open(page, villaPath);
  await next(root).click();
  await expect(root.getByRole("status")).not.toBeEmpty();
  await rest(root);
  const box = await root.locator('[aria-current="true"]').boundingBox();
  if (!box) throw new Error("The active slide has no box");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // more than half the way to the next slide, which is wider: a drag of any speed chooses another
  await page.mouse.move(box.x - box.width * 0.7, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(root.getByRole("status")).toBeEmpty();
});

test("counter and caption name the active picture; the total is the full one from the start", async ({
  page,
}) => {
  await page.goto("/interni");
  const root = carousel(page, "apartment-1");
  const caption = root.locator("p").first();
  const alt = await root.locator('[data-slide="2"] img').getAttribute("alt");
  await expect(caption).toHaveText(`3 / ${counts["apartment-1"][1]}${alt}`);
  await settle(root);
  await next(root).click();
  const nextAlt = await root.locator('[data-slide="3"] img').getAttribute("alt");
  await expect(caption).toHaveText(`4 / 16${nextAlt}`);
});

test("the tab key reaches every visible slide, no hidden one, and leads out of the carousel", async ({
  page,
}) => {
  const root = await open(page, villaPath);
  const width = page.viewportSize()?.width ?? 0;
  for (const slide of await root.locator("[data-slide]").all()) {
    const box = await slide.boundingBox();
    const isSeen = Boolean(box && box.x < width && box.x + box.width > 0);
    expect(await slide.evaluate((element: HTMLElement) => element.inert)).toBe(!isSeen);
  }
  await root.locator('[data-slide="5"] button').focus();
  const order: (string | null)[] = [];
  for (let press = 0; press < 6; press++) {
    order.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return (
          activeElement?.closest("[data-slide]")?.getAttribute("data-slide") ??
          activeElement?.getAttribute("aria-label") ??
          null
        );
      }),
    );
    await page.keyboard.press("Tab");
  }
  expect(order).toEqual([
    "5",
    "6",
    "7",
    "All 12 photographs: The villa",
    "Previous photograph",
    "Next photograph",
  ]);
  expect(await root.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test("focusing a slide at the edge does not scroll the carousel", async ({ page }) => {
  const root = await open(page, villaPath);
  await root.locator('[data-slide="7"] button').focus();
  expect(
    await root.evaluate((element) => [...element.children].map((each) => each.scrollLeft)),
  ).toEqual([0, 0]);
  expect(await active(root)).toBe(6);
});

for (const width of [390, 1280]) {
  test(`no violations of axe while pictures arrive and after a press, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/interni");
    const root = carousel(page, "apartment-1");
    await settle(root);
    await next(root).click();
    await rest(root);
    expect(await axeViolations(page, { include: '[data-photo-set="apartment-1"]' })).toEqual([]);
  });
}
