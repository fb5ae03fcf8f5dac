import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { freePort } from "../../tests/browser/programs.ts";
import { copyProject, tinyJpeg } from "../../tests/support/content-copy.ts";
import { filesBelow } from "../content/files/files-below.ts";

const run = promisify(execFile);

/** As docs/add-a-page.md says: a folder and a row. */
async function addGarden(root: string): Promise<void> {
  await cp("tests/fixtures/page", join(root, "src/pages/garden"), { recursive: true });
  const table = join(root, "src/site/site-map/pages.ts");
  const rows = await readFile(table, "utf8");
  const row = '{ name: "garden", menuLabel: "garden" },';
  await writeFile(table, rows.replace('  { name: "not-found"', `  ${row}\n  { name: "not-found"`));
}

/** The draft of a house in which the page waits for its texts, with small pictures. */
async function newHouse(root: string): Promise<void> {
  await rename(join(root, "content"), join(root, "demo"));
  const answers = resolve("tests/fixtures/houses/liguria.json");
  await run(process.execPath, ["tools/owner/new-house/new-house.ts", "--yes", answers], {
    cwd: root,
  });
  const small = await tinyJpeg();
  for (const file of await filesBelow(join(root, "content")))
    if (file.endsWith(".jpg")) await writeFile(join(root, "content", file), small);
}

test("a folder and a row make a page, also of a new house: in both languages, linked, in the sitemap, with head tags", async () => {
  await using project = await copyProject();
  const { root } = project;
  await addGarden(root);
  await newHouse(root);
  for (const [lang, title, word] of [
    ["en", "The garden", "Title"],
    ["it", "Il giardino", "Titolo"],
  ] as const) {
    await project.replace(`${lang}/garden.json`, `[${word}]`, title);
    await project.replace(`${lang}/meta.json`, `[Garden – ${word}]`, title);
  }
  const port = await freePort();
  const start = spawn(process.execPath, ["tools/serve/start.ts"], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  const ended = once(start, "exit");
  const address = `http://localhost:${port}`;
  const lines = start.stdout.iterator({ destroyOnReturn: false });
  for await (const line of lines) if (String(line).includes(address)) break;
  expect((await fetch(`${address}/it/garden`)).status).toBe(200);
  start.kill();
  await ended;

  const read = (file: string) => readFile(join(root, "dist", file), "utf8");
  // the environment of tests asks for development, whose code names its folders
  for (const file of await filesBelow(join(root, "dist/assets")))
    expect(await read(`assets/${file}`), file).not.toContain(root);
  const site = "https://casa-dei-terrazzamenti-di-cogo.example";
  const sitemap = await read("sitemap.xml");
  for (const [file, title, url] of [
    ["garden.html", "The garden", `${site}/garden`],
    ["it/garden.html", "Il\u00a0giardino", `${site}/it/garden`],
  ] as const) {
    const html = await read(file);
    for (const part of [
      ...[`<h1>${title}</h1>`, `<title>${title.replace("\u00a0", " ")}</title>`],
      ...[`<link rel="canonical" href="${url}">`, `<meta property="og:url" content="${url}">`],
      ...['data-page="garden"', '"@type":"BreadcrumbList"'],
    ])
      expect(html).toContain(part);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/social\/garden\./);
    expect(sitemap).toContain(`<loc>${url}</loc>`);
  }
  expect(sitemap).toContain("/photos/villa-placeholder-1.");
  expect(await read("index.html")).toContain('href="/garden"');
  expect(await read("it.html")).toContain('href="/it/garden"');

  await cp("vitest.config.ts", join(root, "vitest.config.ts"));
  const vitest = resolve("node_modules/vitest/vitest.mjs");
  await run(process.execPath, [vitest, "run", "--project", "unit", "src/site/site-map"], {
    cwd: root,
  });
}, 120_000);

test("a fault of the content leaves the site that stands, and the message says so", async () => {
  await using project = await copyProject();
  const { root } = project;
  const port = await freePort();
  const fail = (command: string) =>
    run(process.execPath, [command], {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
    }).then(
      () => expect.fail("the build succeeded"),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, message: stderr.trim() }),
    );
  await project.replace("it/home.json", '"welcomeTitle":', '"welcomeTitle"');
  const first = await fail("tools/serve/start.ts");
  expect(first.code).toBe(1);
  expect(first.message).toMatch(
    /^The content has 1 fault:\n\n {2}content\/it\/home.json, line 3: /,
  );
  expect(first.message).toMatch(/\n\nThere is no site in dist yet\.$/);

  await mkdir(join(root, "dist"));
  await writeFile(join(root, "dist/index.html"), "the site of before");
  const second = await fail("tools/build.ts");
  expect(second.code).toBe(1);
  expect(second.message).toMatch(/\n\nThe site in dist is still the one that was built before\.$/);
  expect(await readFile(join(root, "dist/index.html"), "utf8")).toBe("the site of before");
  expect((await readdir(root)).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
}, 120_000);
