import { readdirSync, readFileSync } from "node:fs";
import { readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DeskClient, type Sent } from "../../../tests/desk/desk-client.ts";
import { ContentCopy, tinyJpeg } from "../../../tests/support/content-copy.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { versionOf } from "./write-whole.ts";

const home = "content/en/home.json";
const captions = "content/photos/villa/captions.json";
const added = "content/photos/villa/20.jpg";

let copy: ContentCopy;
let desk: DeskClient;
/** Nothing may be written into it. */
let outside: Awaited<ReturnType<typeof testFolder>>;

beforeEach(async () => {
  copy = await ContentCopy.make();
  outside = await testFolder();
  await writeFile(join(outside.path, "own.json"), "{}\n");
  desk = await DeskClient.open(copy);
});

afterEach(async () => {
  for (const each of [desk, copy, outside]) await each[Symbol.asyncDispose]();
});

const read = (path: string) => readFile(join(copy.root, path));

/** All files that a save could change; at once, which takes a tenth of the time of waiting for each. */
function everything() {
  const versions = [join(copy.root, "content"), outside.path].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file, entry.isFile() && versionOf(readFileSync(file))] as const;
    }),
  );
  return new Map(versions);
}

/** As the editor writes it: every field, two spaces. */
async function changed(
  path: string,
  // biome-ignore lint/suspicious/noExplicitAny: what tests change
  change: (value: any) => void,
): Promise<Sent> {
  const bytes = await read(path);
  const value = JSON.parse(bytes.toString());
  change(value);
  const content = `${JSON.stringify(value, null, 2)}\n`;
  return { operation: "update", path, sha: versionOf(bytes), content };
}

const withDescription = (title: string) => changed(home, (texts) => (texts.description = title));

async function refused(attempt: () => Promise<{ status: number; message: string }>) {
  const before = everything();
  const { status, message } = await attempt();
  expect(everything()).toEqual(before);
  expect(status).toBeGreaterThanOrEqual(400);
  return { status, message };
}

test("an optional fact that is emptied is left out, one that was never there stays away, and an emptied section is null", async () => {
  const facts = await changed("content/facts.json", (value) => {
    value.contact.whatsapp = "";
    value.villa.nameShort = value.villa.nameShort ?? "";
    value.apartments[0].areaSquareMetres = null;
  });
  const before = JSON.parse((await read("content/facts.json")).toString());
  const villa = await changed("content/en/villa.json", (value) => (value.pool = {}));
  const italian = await changed("content/it/villa.json", (value) => (value.pool = null));
  expect(await desk.save([facts, villa, italian])).toMatchObject({ status: 201 });
  const after = JSON.parse((await read("content/facts.json")).toString());
  delete before.contact.whatsapp;
  delete before.apartments[0].areaSquareMetres;
  expect(after).toEqual(before);
  expect(JSON.parse((await read("content/en/villa.json")).toString()).pool).toBeNull();
});

test("attack 1: another site, or another name of this machine, makes the owner's browser save or publish", async () => {
  const file = await withDescription("Hacked");
  for (const [wrong, expected] of [
    [{ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, 403],
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: undefined }, 403],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
    [{ "Sec-Fetch-Site": undefined }, 403],
    [{ Authorization: "token guessed" }, 401],
    [{ Authorization: undefined }, 401],
    [{ "Content-Type": "text/plain" }, 415],
    [{ Host: "evil.example:5173", Origin: "http://evil.example:5173" }, 421],
    [{ Host: "localhost.evil.example" }, 421],
  ] as const) {
    expect(await refused(() => desk.save([file], wrong))).toMatchObject({
      status: expected,
      message: expect.stringMatching(/\w+\.$/),
    });
    expect((await desk.job("POST", "publish", wrong)).status).toBe(expected);
  }
  expect((await desk.job("GET")).json).toEqual({ isRunning: false, lines: [] });
  expect((await desk.ask("GET", "/branches/content", "", { Host: "evil.example" })).status).toBe(
    421,
  );
  // addresses that the development server answers, of pages and of their sources
  for (const path of ["/", "/src/app/entry-client.tsx"]) {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    expect((await fetch(`http://${desk.headers.Host}${path}`, { headers })).status).toBe(403);
  }
});

test("the desk has a policy of its own, and one name", async () => {
  const address = `http://${desk.headers.Host}/admin`;
  const policy = (await fetch(address)).headers.get("content-security-policy");
  for (const rule of ["frame-ancestors 'none'", "base-uri 'self'"]) expect(policy).toContain(rule);
  expect(policy).not.toContain("unsafe-eval");
  const other = await fetch(address.replace("localhost", "127.0.0.1"), { redirect: "manual" });
  expect([other.status, other.headers.get("location")]).toEqual([302, address]);
});

test("attack 2: paths that lead out of the content, or to what is no file of it", async () => {
  for (const path of [
    ...["../outside.json", "content/../../outside.json", "/etc/villa.json", "package.json"],
    ...["content/photos/villa/../../../package.json", "content\\..\\x.json", "tools/serve/dev.ts"],
    ...["content/en/../../x.json", "content/en/other.json", "content/en/home.json/x"],
    ...["content/photos/other/13.jpg", "content/photos/villa/.hidden.jpg"],
    ...["content/photos/villa/13.jpg.sh", "content/photos/villa/a b.jpg"],
    "content/drawings/villa.svg",
  ]) {
    await refused(() => desk.save([{ operation: "create", path, content: "{}" }]));
    await refused(() => desk.save([{ operation: "delete", path }]));
  }
  for (const path of ["../package.json", "content/../package.json", "%2e%2e/package.json"]) {
    expect((await desk.ask("GET", `/raw/${path}`)).status).toBe(404);
  }
});

test("attack 3: links that lead out of the content", async () => {
  await rm(join(copy.root, home));
  await symlink(join(outside.path, "own.json"), join(copy.root, home));
  await refused(() => desk.save([{ operation: "update", path: home, content: "{}", sha: "" }]));
  await refused(() => desk.save([{ operation: "create", path: home, content: "{}" }]));
  expect((await desk.ask("GET", `/raw/${home}`)).status).toBe(422);

  await rm(join(copy.root, "content/photos/pool"), { recursive: true });
  await symlink(outside.path, join(copy.root, "content/photos/pool"));
  const content = await tinyJpeg();
  const { message } = await refused(() =>
    desk.save([{ operation: "create", path: "content/photos/pool/20.jpg", content }]),
  );
  expect(message).toContain("is a link to another place");
});

test("attack 4: 200 MB, with and without saying so", async () => {
  const said = { "Content-Length": 200 * 1024 * 1024 };
  const { status } = await refused(() => desk.ask("POST", "/contents", "{", said));
  expect(status).toBe(413);
  const pieces = Array(50).fill(Buffer.alloc(4 * 1024 * 1024, "a"));
  // the server may close the line before its answer is read
  const unsaid = await desk.ask("POST", "/contents", pieces).catch(() => ({ status: 413 }));
  expect(unsaid.status).toBe(413);
});

async function savePhotograph(content: string | Buffer) {
  const list = await changed(captions, (value) => {
    value.push({ file: "20.jpg", en: "A stone wall", it: "Un muro di pietra" });
  });
  return desk.save([{ operation: "create", path: added, content }, list]);
}

test("attack 5: a photograph that is also a page, a script and an archive; it is kept upright, without position and camera, and at most 2880 pixels wide", async () => {
  const hidden = "<script>alert(1)</script>PK\u0003\u0004";
  const photo = sharp({ create: { width: 1000, height: 3000, channels: 3, background: "#a86" } });
  const jpeg = await photo
    .withExif({
      IFD0: { Make: "Camera", ImageDescription: hidden },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 31/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const polyglot = Buffer.concat([jpeg, Buffer.from(hidden)]);
  expect(polyglot.toString("latin1")).toContain("<script>");
  expect(await savePhotograph(polyglot)).toMatchObject({ status: 201, message: "" });
  const kept = await read(added);
  for (const part of ["script", "PK\u0003"]) expect(kept.toString("latin1")).not.toContain(part);
  const { width, height, exif, orientation, xmp, iptc } = await sharp(kept).metadata();
  expect({ width, height, exif, xmp, iptc }).toEqual({ width: 2880, height: 960 });
  expect(orientation ?? 1).toBe(1);
});

test("a photograph is kept as its name says, also a phone's own, and one of too many pixels is told so", async () => {
  const tiny = sharp({ create: { width: 9, height: 9, channels: 3, background: "#a86" } });
  const huge = await tiny.jpeg({ progressive: false }).toBuffer();
  // height and width in the head of its frame
  huge.writeUInt32BE((16_000 << 16) + 16_000, huge.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  const { message } = await refused(() => savePhotograph(huge));
  expect(message).toContain("has 256 megapixels; 200 are the most.");
  const heic = await readFile("tests/fixtures/photographs/display-p3.heic");
  expect(await savePhotograph(heic)).toMatchObject({ status: 201, message: "" });
  const heicKept = await read(added);
  const png = await tiny.png().toBuffer();
  const update = { operation: "update" as const, path: added, sha: versionOf(heicKept) };
  expect(await desk.save([{ ...update, content: png }])).toMatchObject({ status: 201 });
  for (const kept of [heicKept, await read(added)]) {
    const { format, exif } = await sharp(kept).metadata();
    expect({ format, exif }).toEqual({ format: "jpeg" });
  }
});

test("attack 6: what is no photograph, or no text, under the name of one; a GIF is called what it is, and a photograph needs a caption", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>';
  const damaged = (await tinyJpeg()).subarray(0, 200);
  for (const content of ["MZ\u0090 a program", svg, "GIF89a", "", damaged]) {
    await refused(() => savePhotograph(content));
  }
  const text = await withDescription("x");
  await refused(() => desk.save([{ ...text, content: "no JSON" }]));
  await refused(() => desk.save([{ ...text, content: Buffer.from([0xff, 0xfe, 0x41]) }]));
  const polluting = String(text.content).replace("{", '{ "__proto__": { "polluted": 1 },');
  await desk.save([{ ...text, content: polluting }]);
  expect("polluted" in {}).toBe(false);
  const path = "content/photos/villa/the pool.gif";
  const gif = { operation: "create" as const, path, content: "GIF89a" };
  expect((await refused(() => desk.save([gif]))).message).toContain("pool.gif is a GIF");
  const photo: Sent = { operation: "create", path: added, content: await tinyJpeg() };
  expect((await refused(() => desk.save([photo]))).message).toContain("has no caption");
});

test("a photograph that is taken out of its set leaves the folder and is kept aside; one that stands on a page stays", async () => {
  await copy.edit("photos/slots.json", (slots) => {
    for (const page of Object.values<Record<string, string>>(slots))
      for (const slot of Object.keys(page)) if (page[slot] === "villa/10") page[slot] = "villa/01";
  });
  const list = await changed(captions, (value) => value.splice(9, 1));
  const before = await read("content/photos/villa/10.jpg");
  expect(await desk.save([list])).toMatchObject({ status: 201, message: "" });
  await expect(read("content/photos/villa/10.jpg")).rejects.toThrow("ENOENT");
  const kept = await filesBelow(join(copy.root, ".cache/desk/kept"));
  const aside = kept.find((file) => file.endsWith("villa/10.jpg"));
  expect(await read(`.cache/desk/kept/${aside}`)).toEqual(before);
  const onPage = await changed(captions, (value) => value.splice(0, 1));
  expect((await refused(() => desk.save([onPage]))).message).toContain("content/photos/slots.json");
});

test("what is wrong is said in the language of the browser, ten faults at most", async () => {
  const told = async (file: Sent, language = "en") =>
    (await refused(() => desk.save([file], { "Accept-Language": language }))).message.split("\n");
  const facts = await changed("content/facts.json", (value) => {
    value.capacity.guests = "many";
    value.capacity.doors = 3;
    delete value.villa.name;
  });
  const inAnyLine = (lines: string[]) => lines.map((line) => line.replace(/ \d+/, ""));
  expect(inAnyLine(await told(facts))).toEqual([
    'content/facts.json, line: "villa.name": It is missing. Add it.',
    'content/facts.json, line: "capacity.guests": It is "many", but must be a number without quotation marks, such as 12. Correct it.',
    'content/facts.json, line: "capacity.doors": Nothing reads this name. Remove it, or correct the name.',
  ]);
  expect(inAnyLine(await told(facts, "it-IT,it;q=0.9"))).toContain(
    'content/facts.json, riga: "villa.name": Manca. Aggiungetelo.',
  );
  const emptied = await changed("content/facts.json", (value) => {
    for (const key of Object.keys(value)) delete value[key];
  });
  const lines = await told(emptied);
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatch(/^and \d+ more of this kind$/);
  const shorter = await changed("content/it/about.json", (value) => {
    value.services.items.push(value.services.items[0]);
  });
  expect((await told(shorter)).join()).toContain("Give all languages the same.");
});

test("a fault that stood there before stops nothing, wherever its entry goes; one more does", async () => {
  await copy.edit("facts.json", ({ airports, contact }) => {
    airports[0].minutes = "long";
    contact.phone = "none";
  });
  const save = async (change: Parameters<typeof changed>[1]) =>
    desk.save([await changed("content/facts.json", change)]);
  const moved = await save(({ airports }) => airports.reverse());
  expect(moved).toMatchObject({ status: 201, message: "" });
  expect(await save(({ airports }) => airports.splice(0, 1))).toMatchObject({ status: 201 });
  const { status, message } = await save(({ airports }) => (airports[0].km = "far"));
  expect(status).toBe(422);
  expect(message.split("\n")).toEqual([expect.stringContaining('"km" of BDS: It is "far"')]);
});

test("of four who save at once one wins; the others are told", async () => {
  const files = await Promise.all(["One", "Two", "Three", "Four"].map(withDescription));
  const answers = await Promise.all(files.map((file) => desk.save([file])));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const winner = answers.findIndex(({ status }) => status === 201);
  expect((await read(home)).toString()).toContain(String(["One", "Two", "Three", "Four"][winner]));
  const told = answers.find(({ status }) => status === 409);
  expect(told?.message).toContain("changed by somebody else, or by hand, since you opened it");
});

test("a service that is new can be added to facts and texts one after the other", async () => {
  const facts = await changed("content/facts.json", (value) => {
    // the editor's own mark of a new entry
    value.services.push({ key: "bicycles", onRequest: true, __sc_item_id: "863c" });
  });
  expect(await desk.save([facts])).toMatchObject({ status: 201 });
  const describe = (lang: string) =>
    changed(`content/${lang}/about.json`, ({ services: { items } }) => {
      items.push({ ...items[0], id: "bicycles" });
    });
  const texts = await Promise.all(["en", "it"].map(describe));
  expect(await desk.save(texts)).toMatchObject({ status: 201, message: "" });
});

test("the preview of a house that was never free of faults shows these", async () => {
  const draft = JSON.stringify({ path: home, data: {}, i18n: { it: { data: {} } } });
  const { json: shown } = await desk.send("POST", "/admin/drafts", draft);
  expect(shown).toEqual({ en: "/", it: "/" });
});

test("a house without drawings, as a new one is, is listed", async () => {
  await rm(join(copy.root, "content/drawings"), { recursive: true });
  const { json } = await desk.ask("GET", "/git/trees/content?recursive=1");
  expect(JSON.stringify(json)).toContain(home);
  expect(JSON.stringify(json)).not.toContain("content/drawings");
});
