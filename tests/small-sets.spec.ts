import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator } from "@playwright/test";
import { settleTime } from "../src/site/timings.ts";
import { type RunningServer, startServer } from "../tools/serve/serve.ts";
import { villaPath } from "./support/addresses.ts";
import {
  active,
  carousel,
  next,
  offCentre,
  previous,
  pull,
  type SetName,
} from "./support/carousel.ts";
import { type ContentCopy, copyProject } from "./support/content-copy.ts";
import { rest } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

// Carousels of an owner who has one, two or three photographs of something.

const photographs: [set: SetName, count: number][] = [
  ["villa", 1],
  ["pool", 2],
  ["experience", 3],
];

test.describe.configure({ mode: "default" });

let project: ContentCopy;
let site: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  project = await copyProject();
  for (const [set, count] of photographs) await keep(set, count);
  await project.edit("photos/slots.json", (slots) => {
    const text = JSON.stringify(slots).replaceAll(/(villa|pool|experience)\/\d\d/g, "$1/01");
    Object.assign(slots, JSON.parse(text));
  });
  await project.edit("facts.json", ({ photoSets }) => {
    for (const set of photoSets) delete set.order;
  });
  await promisify(execFile)(process.execPath, ["tools/build.ts"], { cwd: project.root });
  site = await startServer({ dist: join(project.root, "dist"), port: 0 });
});

test.afterAll(async () => {
  await site.close();
  await project[Symbol.asyncDispose]();
});

async function keep(set: string, count: number): Promise<void> {
  await project.edit(`photos/${set}/captions.json`, (captions) => {
    captions.sort((one: { file: string }, other: { file: string }) =>
      one.file.localeCompare(other.file),
    );
    captions.splice(count);
  });
  const files = await readdir(join(project.root, "content/photos", set));
  for (const file of files
    .filter((name) => name.endsWith(".jpg"))
    .sort()
    .slice(count)) {
    await project.remove(`photos/${set}/${file}`);
  }
}

/** Brings a carousel into sight and waits until it would move. */
async function ready(root: Locator): Promise<void> {
  await root.evaluate((element) =>
    element.firstElementChild?.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await root.locator("[data-near]").waitFor();
  await root.evaluate((_, time) => new Promise((later) => setTimeout(later, time)), settleTime);
}

test("a single photograph has no arrows, no counter and no copy beside it, and stays where it is", async ({
  page,
}) => {
  await page.goto(site.url + villaPath);
  const root = carousel(page, "villa");
  await ready(root);
  await expect(root.locator("[data-slide]")).toHaveCount(1);
  await expect(root.locator("img:visible")).toHaveCount(1);
  await expect(root.getByRole("button")).toHaveCount(1);
  await expect(root.getByText("/ 1")).toBeHidden();
  await expect(root.locator("p").first()).toContainText(/\w/);

  const isStill = async () => {
    await rest(root);
    expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
  };
  await isStill();
  await root.locator("[data-slide] button").focus();
  await page.keyboard.press("ArrowRight");
  await isStill();
  const box = await root.locator("[data-slide]").boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 40 };
  await pull(page, middle, { x: -300, y: 0 });
  await isStill();

  await root.locator("[data-slide] button").press("Enter");
  const lightbox = page.getByRole("dialog", { name: "Enlarged photograph" });
  await expect(lightbox.locator("img:visible")).toHaveCount(1);
  await expect(lightbox.getByRole("button")).toHaveCount(1);
  await expect(lightbox.getByText("/ 1")).toBeHidden();
  const place = () => lightbox.locator("img").boundingBox();
  const before = await place();
  await page.keyboard.press("ArrowRight");
  await rest(lightbox);
  expect(await place()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
});

for (const [set, count] of photographs.slice(1)) {
  test(`a carousel of ${count} photographs goes round in both directions`, async ({ page }) => {
    await page.goto(site.url + (set === "experience" ? "/experience" : villaPath));
    const root = carousel(page, set);
    await ready(root);
    await expect(root.getByText(`/ ${count}`)).toBeVisible();
    const first = await active(root);
    for (let step = 1; step <= count; step++) {
      await next(root).click();
      await expect.poll(() => active(root)).toBe((first + step) % count);
    }
    await previous(root).click();
    await expect.poll(() => active(root)).toBe((first + count - 1) % count);
    await rest(root);
    expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
  });
}
