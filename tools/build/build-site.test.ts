import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { type ContentCopy, copyProject } from "../../tests/support/content-copy.ts";

const run = promisify(execFile);

const head = (title: string) => ({ title, description: `About: ${title}`, keywords: "garden" });

/** As docs/add-a-page.md says: a folder, a row, the owner's texts. */
async function addGarden(project: ContentCopy): Promise<void> {
  const { root } = project;
  await cp("tests/fixtures/page", join(root, "src/pages/garden"), { recursive: true });
  const table = join(root, "src/site/site-map/pages.ts");
  const rows = await readFile(table, "utf8");
  const row = '{ name: "garden", menuLabel: "garden" },';
  await writeFile(table, rows.replace('  { name: "not-found"', `  ${row}\n  { name: "not-found"`));
  const texts = { en: "The garden", it: "Il giardino" };
  for (const [lang, title] of Object.entries(texts)) {
    const json = JSON.stringify({ title, paragraphs: [`${title}: lavender and rosemary.`] });
    await project.write(`${lang}/garden.json`, json);
    await project.edit(`${lang}/navbar.json`, (navbar) => {
      navbar.garden = title;
    });
    await project.edit(`${lang}/meta.json`, (meta) => {
      meta.garden = head(title);
    });
  }
  await project.edit("photos/slots.json", (slots) => {
    slots.garden = { hero: "villa/03" };
  });
}

test("a folder and a row make a page: in both languages, linked, in the sitemap, with head tags", async () => {
  await using project = await copyProject();
  const { root } = project;
  await addGarden(project);
  await run(process.execPath, ["tools/build.ts"], { cwd: root });

  const read = (file: string) => readFile(join(root, "dist", file), "utf8");
  const site = "https://villaulia.example";
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
  expect(sitemap).toContain("/photos/villa-03.");
  expect(await read("index.html")).toContain('href="/garden"');
  expect(await read("it.html")).toContain('href="/it/garden"');
}, 120_000);

test("a fault of the content leaves the site that stands, and the message says so", async () => {
  await using project = await copyProject();
  const { root } = project;
  const build = () =>
    run(process.execPath, ["tools/build.ts"], { cwd: root }).then(
      () => expect.fail("the build succeeded"),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, message: stderr.trim() }),
    );
  await project.replace("it/home.json", '"welcomeTitle":', '"welcomeTitle"');
  const first = await build();
  expect(first.code).toBe(1);
  expect(first.message).toMatch(
    /^The content has 1 fault:\n\n {2}content\/it\/home.json, line 3: /,
  );
  expect(first.message).toMatch(/\n\nThere is no site in dist yet\.$/);

  await mkdir(join(root, "dist"));
  await writeFile(join(root, "dist/index.html"), "the site of before");
  const second = await build();
  expect(second.code).toBe(1);
  expect(second.message).toMatch(/\n\nThe site in dist is still the one that was built before\.$/);
  expect(await readFile(join(root, "dist/index.html"), "utf8")).toBe("the site of before");
  expect((await readdir(root)).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
}, 120_000);
