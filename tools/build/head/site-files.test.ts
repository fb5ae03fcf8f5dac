import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { loadContent } from "../../content/load.ts";
import { lastModifiedDates } from "./last-modified.ts";
import { siteFiles, sitemap } from "./site-files.ts";

const content = await loadContent(".");
const pictures = fakePictures(content);
const { siteUrl, slug } = content.facts.villa;
const builtAt = new Date("2026-11-21T12:00:00Z");
const files = await siteFiles({ content, pictures, root: ".", builtAt });
const read = (path: string) => files.get(path) ?? "";

test("the sitemap has the photographs of each page, once, and escapes addresses", () => {
  const entry = read("/sitemap.xml").split(`<loc>${siteUrl}/interni</loc>`)[1]?.split("</url>")[0];
  const images = [...(entry ?? "").matchAll(/<image:loc>(https:.*?\.jpg)<\/image:loc>/g)].map(
    ([, url]) => url,
  );
  // three apartments, of which one has the ending
  expect(images).toHaveLength(23 + 16 + 14);
  expect(new Set(images).size).toBe(images.length);
  const villa = { ...content.facts.villa, siteUrl: 'https://villa.example/a&"b"' };
  const escaped = sitemap({
    content: { ...content, facts: { ...content.facts, villa } },
    pictures,
    lastModified: () => undefined,
  });
  expect(escaped).toContain('hreflang="it" href="https://villa.example/a&amp;&quot;b&quot;/it"');
  expect(escaped).not.toMatch(/&(?!amp;|quot;)/);
});

test("robots.txt names the sitemap, security.txt has a contact and expires within a year", () => {
  expect(read("/robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const text = read("/.well-known/security.txt");
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  const days = (expires.getTime() - builtAt.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect(text).toMatch(/^Contact: mailto:/m);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  expect(text).toContain("Preferred-Languages: en, it");
});

test("each language has a web manifest that starts in it", () => {
  const [english, italian] = ["/site.webmanifest", "/it/site.webmanifest"].map((path) =>
    JSON.parse(read(path)),
  );
  expect(english).toMatchObject({ lang: "en", start_url: "/", theme_color: "#f3f5f2" });
  expect(italian).toMatchObject({ lang: "it", start_url: "/it" });
  expect(italian.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    "192x192",
    "512x512",
    "512x512",
  ]);
  expect(english.icons.at(-1).purpose).toBe("maskable");
});

test("the contact card is a valid vCard 3.0 with phone, address and position", () => {
  const card = read(`/${slug}.vcf`);
  const lines = card.split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  const unfolded = card.replaceAll("\r\n ", "");
  expect(unfolded).toContain("TEL;TYPE=WORK,VOICE:+390831000000\r\n");
  expect(unfolded).toContain(
    "Strada Provinciale 26\\, s.n.c.;Francavilla Fontana;BR;72021;Italia\r\n",
  );
  expect(unfolded).toContain("GEO:40.56218;17.56683\r\n");
});

test("the position file has the villa's coordinates, and special characters are escaped in both", async () => {
  expect(read(`/${slug}.gpx`)).toContain('<wpt lat="40.56218" lon="17.56683">');
  const changed = { ...content, facts: structuredClone(content.facts) };
  changed.facts.villa.name = 'Villa "A & B"; <sul mare>, così';
  const made = await siteFiles({ content: changed, pictures, root: ".", builtAt });
  expect(made.get(`/${slug}.vcf`)).toContain('FN:Villa "A & B"\\; <sul mare>\\, così');
  expect(made.get(`/${slug}.gpx`)).toContain(
    '<name>Villa "A &amp; B"; &lt;sul mare&gt;, così</name>',
  );
});

async function repository() {
  const folder = await mkdtemp(join(tmpdir(), "villa-dates-"));
  await mkdir(join(folder, "content/en"), { recursive: true });
  const git = (date: string, ...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=x", "-c", "user.email=x@x", ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      stdio: "ignore",
    });
  const write = (file: string, text: string) => writeFile(join(folder, "content", file), text);
  return { folder, git, write, content: join(folder, "content") };
}

test("a page's date in the sitemap is that of the last commit of its content", async () => {
  const { folder, git, write, content: contentFolder } = await repository();
  git("2026-01-01T12:00:00Z", "init", "-q");
  await write("facts.json", "1");
  await write("en/about.json", "1");
  await write("en/booking.json", "1");
  git("2026-01-01T12:00:00Z", "add", ".");
  git("2026-01-01T12:00:00Z", "commit", "-qm", "first");
  await write("en/about.json", "2");
  git("2026-02-02T12:00:00Z", "commit", "-qam", "second");
  const texts = { ...content, photoSets: [] };
  const dates = await lastModifiedDates(texts, contentFolder);
  expect(dates("about", "en")).toBe("2026-02-02");
  expect(dates("booking", "en")).toBe("2026-01-01");

  await write("en/booking.json", "not committed");
  await utimes(join(contentFolder, "en/booking.json"), 0, new Date("2026-03-03T12:00:00Z"));
  expect((await lastModifiedDates(texts, contentFolder))("booking", "en")).toBe("2026-03-03");
  await rm(folder, { recursive: true });
});
