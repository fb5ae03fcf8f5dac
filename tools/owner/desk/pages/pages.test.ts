import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DeskClient } from "../../../../tests/desk/desk-client.ts";
import { ContentCopy } from "../../../../tests/support/content-copy.ts";

let copy: ContentCopy;
let desk: DeskClient;

beforeAll(async () => {
  copy = await ContentCopy.make();
  desk = await DeskClient.open(copy);
});

afterAll(async () => {
  await desk[Symbol.asyncDispose]();
  await copy[Symbol.asyncDispose]();
});

/** The levels of the list, with the number that each heading names and that of its entries. */
function levelsIn(html: string): [heading: string, named: number, entries: number][] {
  return html
    .split("<section ")
    .flatMap((part) => {
      const [, heading = "", named = ""] = /<h2 [^>]*>([^<]*) \((\d+)\)<\/h2>/.exec(part) ?? [];
      return heading ? [[heading, Number(named), part.split("<li>").length - 1] as const] : [];
    })
    .map(([...level]) => level);
}

test("the list says what, why and where, worst first, in the language of the browser", async () => {
  const { html } = await desk.page("/admin/ready", "en-GB");
  const levels = levelsIn(html);
  expect(levels.map(([heading]) => heading)).toEqual([
    "Stops the publication",
    "Should be improved",
    "Good to know",
  ]);
  for (const [, named, entries] of levels) expect(entries).toBe(named);
  expect(html).toContain(`<p id="verdict">${levels[0]?.[1]} things stop the publication.</p>`);
  expect(html).toContain("+39 0831 000000 is still the demo’s; write your own.");
  expect(html).toContain("Why: Nobody answers this number: it is an example.");

  const italian = await desk.page("/admin/ready", "it-IT,it;q=0.9");
  expect(levelsIn(italian.html).map(([, named]) => named)).toEqual(
    levels.map(([, named]) => named),
  );
  expect(italian.html).toContain("+39 0831 000000 è ancora della dimostrazione");
  expect(italian.html).toContain("Perché: A questo numero non risponde nessuno");
});

test("a line about a file leads to the editor's entry of it, and a folder of photographs to its captions", async () => {
  const { html } = await desk.page("/admin/ready", "en");
  const linkAfter = (place: string) =>
    /href="([^"]*)">Open/.exec(html.slice(html.indexOf(`<code>${place}`)))?.[1];
  expect(linkAfter("content/facts.json: ")).toBe("/admin#/collections/facts/entries/facts");
  expect(linkAfter("content/it/navbar.json: ")).toBe("/admin#/collections/texts/entries/navbar");
  expect(linkAfter("content/photos/pool/")).toBe(
    "/admin#/collections/photographs/entries/photos-pool",
  );
  await copy.replace("photos/pool/captions.json", '"en": "', '"en": "Photo of ');
  const { html: after } = await desk.page("/admin/ready", "en");
  const from = after.indexOf("<code>content/photos/pool/captions.json");
  expect(/href="([^"]*)">Open/.exec(after.slice(from))?.[1]).toBe(
    "/admin#/collections/photographs/entries/photos-pool",
  );
});

test("only findings that a command can fix have a button", async () => {
  const { html } = await desk.page("/admin/ready", "it");
  const buttons = [...html.matchAll(/data-job="(\w+)">([^<]*)</g)].map(([, ...found]) => found);
  expect(buttons).toEqual([["build", "Costruisci il sito"]]);
});

test("a site that was built can be built again, before its links and weight are looked at", async () => {
  await using built = await ContentCopy.make();
  await mkdir(join(built.root, "dist"));
  await writeFile(join(built.root, "dist/index.html"), '<a href="/gone">Gone</a>');
  await using other = await DeskClient.open(built);
  const { html } = await other.page("/admin/ready", "en");
  expect(html).toContain("The page links to /gone, where nothing stands.");
  expect(html).toContain('Where: <a href="/">/</a>');
  expect(html.match(/data-job="build"/g)).toHaveLength(1);
});

test("without a place to publish to, the page says what to write instead of a button", async () => {
  const { html } = await desk.page("/admin/ready", "it");
  expect(html).toContain("Manca content/publish.json: scrivete dove va il sito");
  await copy.write("publish.json", JSON.stringify({ to: "folder", path: "shown/<b>" }));
  const wrong = await desk.page("/admin/ready", "en");
  expect(wrong.html).toContain("content/publish.json");
  expect(wrong.html).not.toContain("<b>");
  await copy.write("publish.json", JSON.stringify({ to: "folder", path: "shown/villa" }));
  const { html: right } = await desk.page("/admin/ready", "en");
  expect(right).toContain("The site goes to <code>shown/villa</code>");
  expect(right).toContain('data-job="publish">Publish</button>');
});

test("content with a fault has its list all the same", async () => {
  await using broken = await ContentCopy.make();
  await broken.write("en/home.json", "{ broken");
  await using other = await DeskClient.open(broken);
  const { html } = await other.page("/admin/ready", "en");
  expect(html).toContain('<p id="verdict">1 thing stops the publication.</p>');
  expect(html).toContain("content/en/home.json");
});

test.each(["ready", "add-photographs"])(
  "%s takes script and style from the desk alone, none from its own text",
  async (page) => {
    const { headers, html } = await desk.page(`/admin/${page}`, "en");
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect(html).not.toMatch(/ style="| on\w+="|<style/);
  },
);

test("photographs can be added to every set of the house, in the owner's language", async () => {
  const { html } = await desk.page("/admin/add-photographs", "it");
  const sets = [...html.matchAll(/<option value="([^"]*)">([^<]*)</g)].map(([, ...set]) => set);
  expect(sets).toContainEqual(["apartment-3", "Appartamento 3"]);
  const facts = JSON.parse(await readFile(join(copy.root, "content/facts.json"), "utf8"));
  expect(sets.map(([name]) => name)).toEqual(
    facts.photoSets.map(({ name }: { name: string }) => name),
  );
});

test("without a house of her own the owner is asked where to begin, and works on a copy of the demo", async () => {
  await using fresh = await ContentCopy.make();
  await rename(join(fresh.root, "content"), join(fresh.root, "demo"));
  await using other = await DeskClient.open(fresh);
  for (const address of ["/admin", "/admin/ready"]) {
    const { html } = await other.page(address, "it");
    expect(html).toContain("Non c’è ancora una casa vostra");
    expect(html).toContain("npm run new-house");
  }
  const { Authorization, ...others } = other.headers;
  expect((await other.post("/admin/copy-demo", "", others)).status).toBe(401);
  expect((await other.post("/admin/copy-demo")).status).toBe(201);
  expect((await other.page("/admin/ready", "it")).html).toContain("Pronto?");
  expect(await other.post("/admin/copy-demo")).toMatchObject({
    status: 409,
    message: expect.stringContaining("is never written over"),
  });
});
