import { expect, test } from "./test.ts";

test("the real page shows what is being written, in both languages and at both widths", async ({
  owner,
}) => {
  const { page, pane } = owner;
  await owner.edit("texts", "home");
  const preview = page.frameLocator("iframe.preview");
  const site = preview.frameLocator("iframe");
  await expect(site.getByRole("heading", { name: "Welcome among the olive trees" })).toBeVisible();
  await pane.getByRole("textbox", { name: "Welcome title" }).fill("Welcome, {name} is open");
  await expect(site.getByRole("heading", { name: "Welcome, Villa Ulia is open" })).toBeVisible();
  expect(await owner.read("en/home.json")).not.toContain("is open");

  await preview.getByRole("button", { name: "Italiano" }).click();
  await expect(site.locator("html[lang=it]")).toBeVisible();
  await expect(site.getByRole("heading", { name: "Benvenuti tra gli ulivi" })).toBeVisible();

  const width = () => site.locator("html").evaluate((root) => root.clientWidth);
  await expect.poll(width).toBeLessThanOrEqual(390);
  await preview.getByRole("button", { name: "Desktop" }).click();
  await expect.poll(width).toBeGreaterThan(1200);
});

test("what is wrong with a text is said where the page would stand", async ({ owner }) => {
  await owner.edit("texts", "home");
  await owner.pane.getByRole("textbox", { name: "Welcome title" }).fill("Welcome to {nam}");
  const site = owner.page.frameLocator("iframe.preview").frameLocator("iframe");
  await expect(site.getByText("which nothing fills; did you mean {name}?")).toBeVisible();
});
