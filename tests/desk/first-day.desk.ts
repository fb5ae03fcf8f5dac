import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { headersFor } from "../../tools/build/hosting/policy.ts";
import { readPolicy } from "../../tools/build/hosting/policy-file.ts";
import type { RunningServer } from "../../tools/serve/serve.ts";
import { axeViolations } from "../support/checks.ts";
import { copyProject } from "../support/content-copy.ts";
import { demoLines, demoPassages, demoWords, namedIn } from "../support/demo-words.ts";
import { freePort } from "../support/needs.ts";
import { onPlainSpaces, siteTexts } from "../support/site-texts.ts";
import { missingServer, startNginx } from "../support/web-servers.ts";
import { cameraPhotograph } from "./camera-photograph.ts";
import { finishHouse } from "./finish-house.ts";
import { expect, Owner, runDesk, test } from "./test.ts";

const run = promisify(execFile);

const missing = missingServer("nginx");

test(`an owner's first day, from a project without a house to a site that nginx shows${missing ? ` (not tested: ${missing})` : ""}`, async ({
  page,
}) => {
  test.skip(Boolean(missing), missing);
  test.setTimeout(300_000);
  const project = await copyProject();
  const { root } = project;
  await rename(join(root, "content"), join(root, "demo"));
  await using desk = await runDesk(project);
  const owner = new Owner(page, desk);
  const answers = {
    ...JSON.parse(await readFile("tests/fixtures/houses/liguria.json", "utf8")),
    // addresses that end in .example would stop the publication
    ...{ siteUrl: "https://casacogo.it", email: "marta@casacogo.it" },
  };

  await test.step("she is asked where to begin, and starts a new house", async () => {
    await page.goto(desk.url);
    await expect(page.getByText("There is no house of yours yet")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await writeFile(join(root, "answers.json"), JSON.stringify(answers));
    const command = ["tools/owner/new-house/new-house.ts", "--yes", "answers.json"];
    await run(process.execPath, command, { cwd: root });
    await page.getByRole("link", { name: "content/ is written: go on" }).click();
    await expect(owner.collection("Photographs")).toBeVisible();
  });

  await test.step("a photograph, a sentence in both languages and a price are hers", async () => {
    await owner.edit("photographs", "photos-villa");
    const added = await owner.addPhotograph("01.jpg", await cameraPhotograph(1));
    await added.getByLabel("in English").fill("The house above the valley");
    await added.getByLabel("in Italian").fill("La casa sopra la valle");
    await owner.save();
    await finishHouse(join(root, "content"));
    await owner.edit("texts", "home");
    const title = owner.pane.getByRole("textbox", { name: "Welcome title" });
    await title.fill("Nine terraces above the sea");
    await owner.pane.getByRole("radio", { name: "Italian" }).click();
    await expect(title).toHaveValue(/Una riga/);
    await title.fill("Nove fasce sopra il mare");
    await owner.save();

    await owner.edit("facts", "facts");
    let group = owner.pane;
    for (const name of [/Seasons.* Field$/, /Items.* Field$/, /From.* Field$/]) {
      group = group.getByRole("group", { name });
      await owner.scrollTo(group);
      await group.scrollIntoViewIfNeeded();
      await group.getByRole("button", { name: "Expand", exact: true }).first().click();
    }
    await group.getByRole("spinbutton", { name: "House" }).fill("345");
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
    await test.step("it is published, and read back", async () => {
      await page.goto(`${desk.url}/ready`);
      await expect(page.getByText("Nothing stops the publication.")).toBeVisible();
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Publish it" }).click();
      // nginx takes the configuration of the first version as soon as there is one
      const policy = `${shown}-hosting/policy.json`;
      await expect.poll(() => existsSync(policy), { timeout: 240_000 }).toBe(true);
      server = await startNginx(shown, await readPolicy(shown), port);
      await expect(page.getByRole("status").getByText(/^Live at \d\d:\d\d \(/)).toBeVisible();
    });
    const text = async (path: string) => onPlainSpaces(await (await fetch(address + path)).text());
    const home = await fetch(address);
    for (const [name, value] of Object.entries(headersFor(await readPolicy(shown), "/"))) {
      expect(home.headers.get(name), name).toBe(value);
    }
    const english = onPlainSpaces(await home.text());
    expect(english).toContain("<title>Casa dei Terrazzamenti di Cogo");
    expect(english).toContain("Nine terraces above the sea");
    expect(await text("/it")).toContain("Nove fasce sopra il mare");
    expect(await text("/prenotazioni")).toMatch(/€\s?345/);
    expect(await text("/it/prenotazioni")).toMatch(/345\s€/);

    const [photograph = ""] = /\/photos\/villa[^" ]*\.jpg/.exec(english) ?? [];
    const bytes = await (await fetch(address + photograph)).arrayBuffer();
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);

    const texts = [...(await siteTexts(shown)), ...(await siteTexts(`${shown}-hosting`))];
    const demo = [...(await demoWords()), ...(await demoPassages()), ...(await demoLines())];
    const foreign = [...demo, "Camera One", "placeholder-", "/admin"];
    const own = JSON.stringify(answers);
    expect(
      namedIn(
        texts,
        foreign.filter((word) => !own.includes(word)),
      ),
    ).toEqual([]);
  } finally {
    await server?.close();
  }
});
