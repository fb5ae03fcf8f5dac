import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { type RunningDesk, runDesk } from "./running-desk.ts";

/** A test of the desk; all of a worker use the same one. */
export const test = base.extend<{ owner: Owner }, { desk: RunningDesk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the pattern
    async ({}, use) => {
      await using desk = await runDesk();
      await use(desk);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  owner: async ({ page, desk }, use) => {
    await use(new Owner(page, desk));
  },
});

/** What an owner does at the desk. */
export class Owner {
  readonly page: Page;
  readonly #desk: RunningDesk;

  constructor(page: Page, desk: RunningDesk) {
    this.page = page;
    this.#desk = desk;
  }

  /** Opens the desk, at its first collection. */
  async open(): Promise<void> {
    await this.page.goto(this.#desk.url);
    await expect(this.collection("Photographs")).toBeVisible();
  }

  collection(name: string): Locator {
    return this.page.getByRole("treeitem", { name });
  }

  /** The fields on the left. Names of the editor hold signs that isolate their direction. */
  get pane(): Locator {
    return this.page.getByRole("group", { name: /^Edit .* Content$/ });
  }

  /** Opens a file by its name in the configuration. */
  async edit(collection: string, file: string): Promise<void> {
    // from one open file to another by its address the editor stays blank
    await this.page.goto("about:blank");
    await this.page.goto(`${this.#desk.url}#/collections/${collection}/entries/${file}`);
    await expect(this.saveButton).toBeVisible();
  }

  get saveButton(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  /** Saves, and waits until it is on the disk and the list of files is shown again. */
  async save(): Promise<void> {
    await this.saveButton.click();
    // the server may be making its first page just then
    await expect(this.page.getByRole("grid", { name: "Files" })).toBeVisible({ timeout: 45_000 });
  }

  /** The address of the desk. */
  get url(): string {
    return this.#desk.url;
  }

  get root(): string {
    return this.#desk.project.root;
  }

  read(path: string): Promise<string> {
    return readFile(join(this.#desk.project.root, "content", path), "utf8");
  }
}

export { expect };
