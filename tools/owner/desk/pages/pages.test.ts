import { rename } from "node:fs/promises";
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

const page = async (name: string, language = "en") =>
  (await desk.page(`/admin/${name}`, language)).html;

test("the list says what, why and where, worst first, in the language of the browser; each language can be taken off", async () => {
  const levels = (html: string) =>
    [...html.matchAll(/<h2 [^>]*>([^<]*) \((\d+)\)<\/h2>/g)].map((found) => found.slice(1));
  const html = await page("ready", "en-GB");
  const [stops, ...others] = levels(html);
  expect(others.map(([name]) => name)).toEqual(["May mislead guests", "Would be better"]);
  expect(html).toContain(`<p id="verdict">${stops?.[1]} things stop the publication.</p>`);
  expect(html).toContain("+39 0831 000000 is still the demo’s. Write your own.");
  expect(html).toContain("Why: It belongs to the demo house");
  const italian = await page("ready", "it-IT,it;q=0.9");
  expect(levels(italian).map(([, count]) => count)).toEqual(levels(html).map(([, count]) => count));
  expect(italian).toContain("+39 0831 000000 è ancora della dimostrazione");
  expect(italian).toContain("Perché: È della casa dimostrativa");
  expect(italian).toContain('data-job="remove-en">Togli la lingua: inglese</button>');
  const captions = (await page("add-photographs", "it")).matchAll(/in (\w+)<textarea/g);
  expect([...captions].map(([, language]) => language)).toEqual(["italiano", "inglese"]);
});

test("a line about a file leads to the editor's entry of it, a folder of photographs to its captions", async () => {
  const html = await page("ready");
  const linkAfter = (place: string) =>
    /href="([^"]*)">Open/.exec(html.slice(html.indexOf(`<code>${place}`)))?.[1];
  for (const [place, collection, file] of [
    ["content/facts.json, ", "facts", "facts"],
    ["content/it/navbar.json, ", "texts", "navbar"],
    ["content/photos/pool/", "photographs", "photos-pool"],
  ] as const) {
    expect(linkAfter(place)).toBe(`/admin#/collections/${collection}/entries/${file}`);
  }
});

test("without a place to publish to, the page says what to write instead of a button", async () => {
  expect(await page("ready", "it")).toContain("Manca content/publish.json: scrivete dove va");
  await copy.write("publish.json", JSON.stringify({ to: "folder", path: "shown/<b>" }));
  expect(await page("ready")).not.toContain("<b>");
  await copy.write("publish.json", JSON.stringify({ to: "folder", path: "shown/villa" }));
  const html = await page("ready");
  expect(html).toContain("The site goes to <code>shown/villa</code>");
  expect(html).toContain('data-job="publish">Publish</button>');
});

test.each(["ready", "add-photographs"])(
  "%s takes script and style from the desk alone",
  async (name) => {
    const { headers, html } = await desk.page(`/admin/${name}`, "en");
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect(html).not.toMatch(/ style="| on\w+="|<style/);
  },
);

test("without a house of her own the owner is told how to begin", async () => {
  await using fresh = await ContentCopy.make();
  await rename(join(fresh.root, "content"), join(fresh.root, "demo"));
  await using other = await DeskClient.open(fresh);
  const { html } = await other.page("/admin/ready", "it");
  expect(html).toContain("Non c’è ancora una casa vostra");
});
