import type { Locator, Page } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import {
  active,
  carousel,
  next,
  offCentre,
  openCarousel,
  settle,
  spread,
  swipe,
} from "./support/carousel.ts";
import { axeViolations } from "./support/checks.ts";
import { afterFrames, holdRequests, rest } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

function lightbox(page: Page): Locator {
  return page.getByRole("dialog", { name: /^(Enlarged photograph|Fotografia ingrandita)$/ });
}

/** Number of the photograph in the address, counted from 1. */
function inAddress(page: Page): string | null {
  return new URL(page.url()).searchParams.get("photo");
}

function shown(page: Page): Locator {
  return lightbox(page).locator(":not([aria-hidden]) > div > picture > img");
}

async function openFirst(page: Page, path: string = villaPath): Promise<Locator> {
  await page.goto(path);
  const root = carousel(page, "villa");
  await settle(root);
  await root.locator('[aria-current="true"] button').click();
  await expect(lightbox(page)).toBeVisible();
  return root;
}

test("the lightbox opens from the slide that is pressed, with counter, caption and address", async ({
  page,
}) => {
  const root = await openCarousel(page);
  const width = page.viewportSize()?.width ?? 0;
  // a slide at the edge, not the active one
  const edge = await root.locator('[data-slide="7"]').boundingBox();
  await page.mouse.click(width - 20, (edge?.y ?? 0) + 100);
  await expect(lightbox(page)).toBeVisible();
  await expect.poll(() => inAddress(page)).toBe("8");
  await expect(lightbox(page).getByText("Photograph 8 of 12")).toBeAttached();
  await expect(lightbox(page).getByText("8 / 12")).toBeVisible();
  const caption = await root.locator('[data-slide="7"] img').getAttribute("alt");
  await expect(lightbox(page).getByText(caption ?? "")).toBeVisible();
  await expect(shown(page)).toHaveAttribute("data-photo", "villa-08");
});

test("buttons and arrow keys go round all photographs, the address follows, and Back closes the lightbox", async ({
  page,
}) => {
  await page.goto("/about");
  const root = await openCarousel(page);
  const length = await page.evaluate(() => history.length);
  await root.locator('[aria-current="true"] button').click();
  await expect(lightbox(page)).toBeVisible();
  await lightbox(page).getByRole("button", { name: "Next photograph" }).click();
  await expect.poll(() => inAddress(page)).toBe("8");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => inAddress(page)).toBe("6");
  for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowLeft");
  await expect.poll(() => inAddress(page)).toBe("12");
  await expect(shown(page)).toHaveAttribute("data-photo", "villa-12");
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(villaPath);
  await page.goForward();
  await expect(lightbox(page)).toBeVisible();
  expect(inAddress(page)).toBe("12");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("after closing by Escape, cross or Back the carousel shows and focuses the last photograph", async ({
  page,
}) => {
  const root = await openFirst(page);
  const ways = {
    Escape: () => page.keyboard.press("Escape"),
    "the cross": () =>
      lightbox(page)
        .getByRole("button", { name: /^Close/ })
        .click(),
    Back: () => page.goBack(),
  };
  let slide = 6;
  for (const [way, close] of Object.entries(ways)) {
    await expect(lightbox(page), way).toBeVisible();
    for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowRight");
    slide = (slide + 4) % 12;
    await expect.poll(() => inAddress(page), way).toBe(String(slide + 1));
    const top = await page.evaluate(() => scrollY);
    await close();
    await expect(lightbox(page), way).toBeHidden();
    await expect(page, way).toHaveURL(villaPath);
    // the slide is marked active some frames after the movement
    await expect.poll(() => active(root), way).toBe(slide);
    expect(Math.abs(await offCentre(root)), way).toBeLessThan(0.5);
    const photograph = root.locator(`[data-slide="${slide}"] button`);
    await expect(photograph, way).toBeFocused();
    expect(await page.evaluate(() => scrollY), way).toBe(top);
    await photograph.press("Enter");
  }
});

test("an address opens its photograph directly; closing stays on the page", async ({ page }) => {
  // as photographs were addressed before all of a set could be shown
  await page.goto("/interni?photo=apartment-1-14#compare");
  await expect(lightbox(page)).toBeVisible();
  await expect(page).toHaveURL("/interni?photos=apartment-1&photo=14#compare");
  await expect(shown(page)).toHaveAttribute("data-photo", "apartment-1-14");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => inAddress(page)).toBe("15");
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL("/interni#compare");
  // the carousel did not have this slide yet when the lightbox opened
  const root = carousel(page, "apartment-1");
  // the slide is marked active some frames after the movement
  await expect.poll(() => active(root)).toBe(14);
  await expect(root.locator('[data-slide="14"] button')).toBeFocused();
  await expect(root.locator('[data-slide="14"] button')).toBeInViewport();
  expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
});

/** Closes the lightbox and presses a link after so many milliseconds; at first before the step back. */
async function closeAndPress(page: Page, href: string, delay: number): Promise<void> {
  await lightbox(page)
    .getByRole("button", { name: /^Close/ })
    .evaluate(
      (cross: HTMLElement, [address, wait]) => {
        const link = document.querySelector<HTMLElement>(`a[href="${address}"]`);
        const go = history.go;
        history.go = (by) => {
          history.go = go;
          history.go(by);
          if (wait === 0) link?.click();
          else setTimeout(() => link?.click(), wait);
        };
        cross.click();
      },
      [href, delay] as const,
    );
}

test("a link pressed while the lightbox closes is followed, and Back leads to the page without the photograph", async ({
  page,
}) => {
  const root = await openFirst(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const length = await page.evaluate(() => history.length);
  for (const delay of [0, 0, 1, 2, 4, 8]) {
    await closeAndPress(page, "/about", delay);
    await expect(page.locator("html")).toHaveAttribute("data-page", "about");
    await expect(page).toHaveURL("/about");
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("data-page", "villa");
    await expect(page).toHaveURL(villaPath);
    await expect(lightbox(page)).toBeHidden();
    await root.locator('[aria-current="true"] button').click();
    await expect(lightbox(page)).toBeVisible();
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a link to the top of the page, pressed while the lightbox closes, leads there and nowhere else, where the focus returns to the next photograph too", async ({
  page,
}) => {
  const root = await openFirst(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await closeAndPress(page, "#top", 0);
  await expect(page).toHaveURL(`${villaPath}#top`);
  await expect(lightbox(page)).toBeHidden();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  // where the address has a fragment, the browser takes the focus away after a step back
  const photograph = root.locator('[aria-current="true"] button');
  await photograph.click();
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${villaPath}#top`);
  await expect(photograph).toBeFocused();
});

test("without the Navigation API a link pressed while the lightbox closes is followed too", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  for (const delay of [0, 2]) {
    await openFirst(page);
    await closeAndPress(page, "/about", delay);
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL(villaPath);
    await expect(lightbox(page)).toBeHidden();
  }
});

test("after a reload Back still leads to the page without the photograph", async ({ page }) => {
  await openFirst(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => inAddress(page)).toBe("8");
  await page.reload();
  await expect(lightbox(page)).toBeVisible();
  await expect(shown(page)).toHaveAttribute("data-photo", "villa-08");
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(villaPath);
});

test("an address with a photograph that does not exist opens the page, and is corrected", async ({
  page,
}) => {
  for (const id of ["villa-99", "pool-", "%3Cb%3E", ""]) {
    await page.goto(`${villaPath}?photo=${id}`);
    await expect(page).toHaveURL(villaPath);
    await settle(carousel(page, "villa"));
    await expect(lightbox(page)).toHaveCount(0);
  }
});

test("the page behind is inert and does not scroll", async ({ page }) => {
  await openFirst(page);
  const top = await page.evaluate(() => scrollY);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  await afterFrames(page, 10);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => !document.activeElement?.closest("[data-photo-set], header, footer"),
      ),
    ).toBe(true);
  }
});

test("the lightbox shows the picture already on the page at once, then a larger file", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1800, height: 1300 });
  const root = await openCarousel(page);
  const slide = root.locator('[aria-current="true"] img');
  await expect.poll(() => slide.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const drawn = await slide.evaluate((image: HTMLImageElement) => image.currentSrc);
  const deliver = await holdRequests(page, /\/photos\/villa-07.*-1440\./);
  await root.locator('[aria-current="true"] button').click();
  await expect(lightbox(page)).toBeVisible();
  const large = shown(page);
  expect(await large.evaluate((image) => getComputedStyle(image).backgroundImage)).toContain(drawn);
  expect((await large.boundingBox())?.width).toBeGreaterThan(1200);
  deliver();
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toContain("-1440.");
});

test("the photographs before and after the one shown are fetched ahead", async ({ page }) => {
  await openFirst(page);
  for (const id of ["villa-06", "villa-08"]) {
    const beside = lightbox(page).locator(`img[data-photo="${id}"]`);
    await expect
      .poll(() => beside.evaluate((image: HTMLImageElement) => image.naturalWidth > 0))
      .toBe(true);
    await expect(beside).not.toBeInViewport();
  }
});

test("the script of the lightbox is not fetched until it is used", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/lightbox[^/]*\.js$/.test(request.url())) scripts.push(request.url());
  });
  const root = await openCarousel(page);
  await next(root).click();
  await rest(root);
  expect(scripts).toEqual([]);
  await root.locator('[aria-current="true"] button').click();
  await expect(lightbox(page)).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test.describe(() => {
  // the service worker would answer the request
  test.use({ serviceWorkers: "block" });

  test("when its script cannot be fetched the lightbox stays closed, and the page still works", async ({
    page,
  }) => {
    await page.route(/lightbox[^/]*\.js$/, (route) => route.abort());
    page.removeAllListeners("console");
    const root = await openCarousel(page);
    const failed = page.waitForEvent("requestfailed");
    await root.locator('[aria-current="true"] button').click();
    await failed;
    await afterFrames(page, 4);
    await expect(page).toHaveURL(villaPath);
    await next(root).click();
    await expect.poll(() => active(root)).toBe(7);
  });
});

test("picture, texts and buttons do not overlap on a phone, a turned phone and a desktop; no axe violation", async ({
  page,
}) => {
  await openFirst(page, `/it${villaPath}`);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    const size = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await rest(lightbox(page));
    const boxes = await lightbox(page)
      .locator("button, p")
      .evaluateAll((elements) => elements.map((each) => each.getBoundingClientRect().toJSON()));
    const picture = await shown(page).boundingBox();
    if (!picture) throw new Error("No picture is shown");
    for (const box of boxes) {
      expect(box.left, size).toBeGreaterThanOrEqual(0);
      expect(box.right, size).toBeLessThanOrEqual(width);
      expect(box.bottom, size).toBeLessThanOrEqual(height);
      const apart =
        box.left >= picture.x + picture.width ||
        box.right <= picture.x ||
        box.top >= picture.y + picture.height ||
        box.bottom <= picture.y;
      expect(apart, size).toBe(true);
    }
    expect(await axeViolations(page, { include: "dialog" }), size).toEqual([]);
  }
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("touch: a swipe shows the next photograph, one back the previous, a short slow one neither", async ({
    page,
  }) => {
    await openFirst(page);
    await swipe(page, { x: 300, y: 400 }, { x: -180, y: 8 });
    await expect.poll(() => inAddress(page)).toBe("8");
    await rest(lightbox(page));
    await swipe(page, { x: 100, y: 400 }, { x: 180, y: -8 });
    await expect.poll(() => inAddress(page)).toBe("7");
    await rest(lightbox(page));
    await swipe(page, { x: 200, y: 400 }, { x: -50, y: 0 }, { steps: 10, pause: 40 });
    await rest(lightbox(page));
    expect(inAddress(page)).toBe("7");
    const picture = await shown(page).boundingBox();
    expect((picture?.x ?? 0) + (picture?.width ?? 0) / 2).toBeCloseTo(195, 0);
  });

  test("touch: the browser's pinch zoom works, and one finger then moves the window", async ({
    page,
  }) => {
    // after a zoom the browser fetches the preloaded picture of the head again, and says so
    page.removeAllListeners("console");
    await openFirst(page);
    await spread(page, { x: 195, y: 400 }, 90);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    const left = await page.evaluate(() => visualViewport?.offsetLeft ?? 0);
    await swipe(page, { x: 100, y: 400 }, { x: 150, y: 0 });
    await expect
      .poll(() => page.evaluate(() => visualViewport?.offsetLeft ?? 0))
      .toBeLessThan(left);
    await rest(lightbox(page));
    expect(inAddress(page)).toBe("7");
  });
});

test("a key pressed just as the lightbox opens acts on the lightbox", async ({ page }) => {
  const root = await openCarousel(page);
  await root.locator('[aria-current="true"] button').evaluate((slide: HTMLElement) => {
    // its script is still on the way when it is pressed
    slide.focus();
    new MutationObserver((_, observer) => {
      if (!document.querySelector("dialog[open]")) return;
      observer.disconnect();
      const key = { key: "ArrowRight", bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["open"] });
    slide.click();
  });
  await expect.poll(() => inAddress(page)).toBe("8");
  await expect(shown(page)).toHaveAttribute("data-photo", "villa-08");
});
