import { readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { type ContentCopy, copyProject } from "../support/content-copy.ts";
import { startDesk } from "../support/web-servers.ts";

export type RunningDesk = AsyncDisposable & {
  url: string;
  project: ContentCopy;
  /** What stands in its terminal. */
  said: () => string;
  /** Kills its process, and starts another at the same address. */
  restart: () => Promise<void>;
  memory: () => number;
};

/** @param given unless it is the demo’s, with tiny pictures */
export async function runDesk(given?: ContentCopy): Promise<RunningDesk> {
  const project = given ?? (await copyProject());
  // what is still the demo's is found by comparing
  if (!given) await symlink(resolve("demo"), join(project.root, "demo"));
  let started = await startDesk(project.root);
  return {
    url: started.url,
    project,
    said: () => started.said(),
    memory: () => started.memory(),
    async restart() {
      await started.kill();
      started = await startDesk(project.root, started.port);
    },
    async [Symbol.asyncDispose]() {
      await started.close();
      await project[Symbol.asyncDispose]();
    },
  };
}

/** All tests of a worker use the same desk. */
export const test = base.extend<{ owner: Owner }, { desk: RunningDesk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the pattern
    async ({}, use) => {
      await using desk = await runDesk();
      await use(desk);
      expect(desk.memory(), "MB that the desk takes at its end").toBeLessThan(600);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  owner: async ({ page, desk }, use) => {
    await use(new Owner(page, desk));
  },
});

export class Owner {
  readonly page: Page;
  readonly #desk: RunningDesk;

  constructor(page: Page, desk: RunningDesk) {
    this.page = page;
    this.#desk = desk;
  }

  get url(): string {
    return this.#desk.url;
  }

  get root(): string {
    return this.#desk.project.root;
  }

  async open(): Promise<void> {
    await this.page.goto(this.url);
    await expect(this.collection("Photographs")).toBeVisible();
  }

  collection(name: string): Locator {
    return this.page.getByRole("treeitem", { name });
  }

  /** Names of the editor hold signs that isolate their direction. */
  get pane(): Locator {
    return this.page.getByRole("group", { name: /^(Edit .* Content|Modifica Contenuto in .*)$/ });
  }

  async edit(collection: string, file: string): Promise<void> {
    // from one open file to another by its address the editor stays blank
    await this.page.goto("about:blank");
    await this.page.goto(`${this.url}#/collections/${collection}/entries/${file}`);
    await expect(this.saveButton).toBeVisible();
  }

  async addPhotograph(name: string, buffer: Buffer): Promise<Locator> {
    await this.page.getByRole("button", { name: /^Add .*Photograph/ }).click();
    const choose = this.page.getByLabel("Choose a photograph", { exact: true });
    await this.scrollTo(choose);
    await choose.setInputFiles({ name, mimeType: "image/jpeg", buffer });
    return this.pane.locator('.desk-photograph:has(img[src^="blob:"])').last();
  }

  /** Fields are drawn when they come near the window, and make those below them move. */
  async scrollTo(wanted: Locator): Promise<void> {
    const removes = this.pane.getByRole("button", { name: /Remove|Rimuovi/ });
    const fields = this.pane.getByRole("group");
    await expect(async () => {
      await fields.or(removes).last().scrollIntoViewIfNeeded();
      await expect(wanted).toBeAttached({ timeout: 500 });
    }).toPass();
  }

  /** Opens groups of fields, each in the one before. @returns the last */
  async expand(...names: RegExp[]): Promise<Locator> {
    let group = this.pane;
    for (const name of names) {
      group = group.getByRole("group", { name }).first();
      await this.scrollTo(group);
      await group.scrollIntoViewIfNeeded();
      await group
        .getByRole("button", { name: /^(Expand|Espandi)$/ })
        .first()
        .click();
    }
    return group;
  }

  get saveButton(): Locator {
    return this.page.getByRole("button", { name: /^(Save|Salva)$/ });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    // the server may be making its first page just then
    await expect(this.page.getByRole("grid", { name: /^(Files|Entries)$/ })).toBeVisible({
      timeout: 45_000,
    });
  }

  read(path: string): Promise<string> {
    return readFile(join(this.root, "content", path), "utf8");
  }
}

export { expect };
