import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { headersFor } from "../../tools/build/hosting/policy.ts";
import { readPolicy } from "../../tools/build/hosting/policy-file.ts";
import type { RunningServer } from "../../tools/serve/serve.ts";
import { freePort } from "../browser/engines/free-port.ts";
import { demoLines, demoPassages, demoWords, namedIn } from "../support/demo-words.ts";
import { onPlainSpaces, siteTexts } from "../support/site-texts.ts";
import { missingServer, startNginx } from "../support/web-servers.ts";
import { cameraPhotograph } from "./camera-photograph.ts";
import { saveAsEditor } from "./editor-endpoint.ts";
import { finishedTexts, photographsFor, withSeasons } from "./finish-house.ts";
import { newHouseProject, ownerAnswers } from "./new-house.ts";
import { runDesk } from "./running-desk.ts";
import { expect, Owner, test } from "./test.ts";

const run = promisify(execFile);

const missing = missingServer("nginx");

test(`an owner's first day, from a project without content to a site that nginx shows: two of twelve photographs, a sentence and a price are changed in the editor's window, the rest where it saves${missing ? ` (not tested: ${missing})` : ""}`, async ({
  page,
}) => {
  test.skip(Boolean(missing), missing);
  test.setTimeout(300_000);
  const project = await newHouseProject();
  const { root } = project;
  await using desk = await runDesk(project);
  const owner = new Owner(page, desk);

  await test.step("photographs", async () => {
    await owner.edit("photographs", "photos-villa");
    await addPhotograph(owner, 1, ["The house above the valley", "La casa sopra la valle"]);
    await addPhotograph(owner, 2, ["Terraces in the evening sun", "Le fasce al sole della sera"]);
    await owner.save();
    await saveAsEditor(page, await photographsFor(root));
  });

  await test.step("texts in both languages", async () => {
    await saveAsEditor(page, [...(await finishedTexts(root)), await withSeasons(root)]);
    await owner.edit("texts", "home");
    const title = owner.pane.getByRole("textbox", { name: "Welcome title" });
    await title.fill("Nine terraces above the sea");
    await owner.pane.getByRole("radio", { name: "Italian" }).click();
    await expect(title).toHaveValue(/Una riga/);
    await title.fill("Nove fasce sopra il mare");
    await owner.save();
  });

  await test.step("a season's price", async () => {
    await owner.edit("facts", "facts");
    const seasons = owner.pane.getByRole("group", { name: /Seasons.* Field$/ });
    await scrolledTo(owner, seasons);
    await expand(seasons);
    const items = seasons.getByRole("group", { name: /Items.* Field$/ });
    await expand(items);
    const from = items.getByRole("group", { name: /From.* Field$/ });
    await expand(from);
    await from.getByRole("spinbutton", { name: "House" }).fill("345");
    await owner.save();
  });

  const port = await freePort();
  const address = `http://localhost:${port}`;
  const shown = join(root, "shown/villa");
  await mkdir(join(root, "shown"));
  const destination = { to: "folder", path: "shown/villa", address };
  await writeFile(join(root, "content/publish.json"), JSON.stringify(destination));
  let server: RunningServer | undefined;
  try {
    const stamp = await test.step("ready, and published", async () => {
      await run(process.execPath, ["tools/owner/ready/ready.ts"], { cwd: root });
      const publish = run(process.execPath, ["tools/owner/publish/publish.ts"], { cwd: root });
      // nginx takes the configuration of the first version as soon as there is one
      await Promise.race([
        publish,
        expect
          .poll(() => existsSync(`${shown}-hosting/policy.json`), { timeout: 240_000 })
          .toBe(true),
      ]);
      server = await startNginx(shown, await readPolicy(shown), port);
      const { stdout } = await publish;
      const [, live] = /Live at \d\d:\d\d \((\S+)\)/.exec(stdout) ?? [];
      expect(stdout).not.toContain("differs");
      return live;
    });
    const text = async (path: string) => onPlainSpaces(await (await fetch(address + path)).text());

    expect((await text("/version.txt")).trim()).toBe(stamp);
    const home = await fetch(address);
    const policy = await readPolicy(shown);
    expect(Object.fromEntries(home.headers)).toMatchObject(lowerCase(headersFor(policy, "/")));
    const english = onPlainSpaces(await home.text());
    expect(english).toContain("<title>Casa dei Terrazzamenti di Cogo");
    expect(english).toContain("Nine terraces above the sea");
    const italian = await text("/it");
    expect(italian).toContain('<html lang="it"');
    expect(italian).toContain("Nove fasce sopra il mare");
    expect(await text("/prenotazioni")).toMatch(/€\s?345/);
    expect(await text("/it/prenotazioni")).toMatch(/345\s€/);

    const [photograph = ""] = /\/photos\/villa[^" ]*\.jpg/.exec(english) ?? [];
    const bytes = await (await fetch(address + photograph)).arrayBuffer();
    const { width, exif, xmp, iptc } = await sharp(bytes).metadata();
    expect(width).toBeGreaterThan(300);
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);

    const texts = [...(await siteTexts(shown)), ...(await siteTexts(`${shown}-hosting`))];
    const own = JSON.stringify(await ownerAnswers());
    const demo = [...(await demoWords()), ...(await demoPassages()), ...(await demoLines())];
    const foreign = [...demo, "Camera One", "placeholder-", "/admin"].filter(
      (word) => !own.includes(word),
    );
    expect(namedIn(texts, foreign)).toEqual([]);
  } finally {
    await server?.close();
  }
});

/** Adds a photograph to the set that is open. */
async function addPhotograph(owner: Owner, number: number, [en, it]: [string, string]) {
  const { page, pane } = owner;
  const name = `0${number}.jpg`;
  await page.getByRole("button", { name: /^Add .*Photograph/ }).click();
  const choose = page.getByLabel("Choose a photograph", { exact: true });
  await scrolledTo(owner, choose);
  await choose.setInputFiles({
    name,
    mimeType: "image/jpeg",
    buffer: await cameraPhotograph(number),
  });
  const added = pane.locator('.desk-photograph:has(img[src^="blob:"])').nth(number - 1);
  await added.getByLabel("in English").fill(en);
  await added.getByLabel("in Italian").fill(it);
}

/** Fields are drawn when they come near the window, and make those below them move. */
async function scrolledTo({ pane }: Owner, wanted: Locator): Promise<void> {
  await expect(async () => {
    await pane
      .getByRole("group", { name: /Field$/ })
      .or(pane.getByRole("button", { name: "Remove" }))
      .last()
      .scrollIntoViewIfNeeded();
    await expect(wanted).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** Opens the first part of a field that is folded. */
async function expand(field: Locator): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  await field.getByRole("button", { name: "Expand", exact: true }).first().click();
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
