import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { DeskClient, type Sent } from "../../../tests/desk/desk-client.ts";
import { ContentCopy, tinyJpeg } from "../../../tests/support/content-copy.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { versionOf } from "./saving/own-file.ts";
import type { WriteFile } from "./saving/write-whole.ts";

// Attacks by other sites and programs, accidents, and what an owner does.

const home = "content/en/home.json";
const captions = "content/photos/villa/captions.json";

let copy: ContentCopy;
let desk: DeskClient;
/** A folder beside the content that nothing may be written into. */
let outside: string;

beforeEach(async () => {
  await close();
  copy = await ContentCopy.make();
  outside = await mkdtemp(join(tmpdir(), "villa-outside-"));
  await writeFile(join(outside, "own.json"), "{}\n");
  desk = await DeskClient.open(copy);
});

afterAll(close);

async function close(): Promise<void> {
  await desk?.[Symbol.asyncDispose]();
  await copy?.[Symbol.asyncDispose]();
  if (outside) await rm(outside, { recursive: true });
}

const read = (path: string) => readFile(join(copy.root, path));

/** Every file of the content and of the folder beside it, with its version. */
async function everything(): Promise<Record<string, string>> {
  const folders = [join(copy.root, "content"), outside];
  const files = await Promise.all(
    folders.map(async (folder) =>
      Promise.all(
        (await filesBelow(folder)).map(async (file) => [
          join(folder, file),
          versionOf(await readFile(join(folder, file))),
        ]),
      ),
    ),
  );
  return Object.fromEntries(files.flat());
}

/** A file with a changed value, as the editor writes it: every field, two spaces. */
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

const withDescription = (title: string) =>
  changed(home, (texts) => {
    texts.description = title;
  });

/** Sends a request, and expects that it is refused and that no file has changed. */
async function refused(attempt: () => Promise<{ status: number; message: string }>) {
  const before = await everything();
  const { status, message } = await attempt();
  expect(await everything()).toEqual(before);
  expect(status).toBeGreaterThanOrEqual(400);
  return { status, message };
}

test("a word changes one line of its file", async () => {
  const before = (await read(home)).toString();
  const { status } = await desk.save([await withDescription("Another title")]);
  expect(status).toBe(201);
  const lines = before.split("\n");
  const after = (await read(home)).toString().split("\n");
  expect(after).toHaveLength(lines.length);
  expect(after.filter((line, index) => line !== lines[index])).toEqual([
    expect.stringContaining('"description": "Another title"'),
  ]);
});

test("every file that is saved unchanged stays as it is, to the byte", async () => {
  const before = await everything();
  const files = (await filesBelow(join(copy.root, "content"))).filter((file) =>
    file.endsWith(".json"),
  );
  const { status, message } = await desk.save(
    await Promise.all(files.map((file) => changed(`content/${file}`, () => {}))),
  );
  expect([status, message]).toEqual([201, ""]);
  expect(await everything()).toEqual(before);
});

test("an optional fact that is emptied is left out, and one that was never there stays away", async () => {
  const facts = await changed("content/facts.json", (value) => {
    value.contact.whatsapp = "";
    value.villa.nameShort = value.villa.nameShort ?? "";
    value.apartments[0].beds[0].count += 0;
    value.apartments[0].areaSquareMetres = null;
  });
  const before = JSON.parse((await read("content/facts.json")).toString());
  expect(await desk.save([facts])).toMatchObject({ status: 201 });
  const after = JSON.parse((await read("content/facts.json")).toString());
  delete before.contact.whatsapp;
  delete before.apartments[0].areaSquareMetres;
  expect(after).toEqual(before);
});

test("a section that is emptied is null, as the schema wants it", async () => {
  const villa = await changed("content/en/villa.json", (value) => {
    value.pool = {};
  });
  const italian = await changed("content/it/villa.json", (value) => {
    value.pool = null;
  });
  expect(await desk.save([villa, italian])).toMatchObject({ status: 201 });
  expect(JSON.parse((await read("content/en/villa.json")).toString()).pool).toBeNull();
});

test("attack 1: another site makes the owner's browser save", async () => {
  const file = await withDescription("Hacked");
  for (const headers of [
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: undefined },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": undefined },
    { Authorization: "token guessed" },
    { Authorization: undefined },
    { "Content-Type": "text/plain" },
  ]) {
    const clean = Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
    const names = Object.keys(headers);
    const all = Object.fromEntries(
      Object.entries(desk.headers).filter(([name]) => !names.includes(name)),
    );
    await refused(() => desk.saveWith([file], { ...all, ...clean }));
  }
});

test("attack 2: a site of the internet gives its name this machine's address", async () => {
  const file = await withDescription("Hacked");
  for (const Host of ["evil.example:5173", "evil.example", "localhost.evil.example"]) {
    const { status } = await refused(() => desk.save([file], { Host, Origin: `http://${Host}` }));
    expect(status).toBe(421);
  }
  expect((await desk.ask("GET", "/branches/content", "", { Host: "evil.example" })).status).toBe(
    421,
  );
});

test("the desk has a policy of its own, and one name", async () => {
  const { Host } = desk.headers;
  const address = `http://${Host}/admin`;
  const page = await fetch(address);
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(page.headers.get("content-security-policy")).toContain("base-uri 'self'");
  expect(page.headers.get("content-security-policy")).not.toContain("unsafe-eval");
  const other = await fetch(address.replace("localhost", "127.0.0.1"), { redirect: "manual" });
  expect([other.status, other.headers.get("location")]).toEqual([302, address]);
});

test("attack 3: paths that lead out of the content, or to what is no file of it", async () => {
  for (const path of [
    "../outside.json",
    "content/../../outside.json",
    "content/photos/villa/../../../package.json",
    "/etc/villa.json",
    "content\\..\\x.json",
    "content/en/../../x.json",
    "content/en/other.json",
    "content/en/home.json/x",
    "content/photos/other/13.jpg",
    "content/photos/villa/.hidden.jpg",
    "content/photos/villa/13.jpg.sh",
    "content/photos/villa/a b.jpg",
    "content/drawings/villa.svg",
    "package.json",
    "tools/serve/dev.ts",
  ]) {
    await refused(() => desk.save([{ operation: "create", path, content: "{}" }]));
    await refused(() => desk.save([{ operation: "delete", path }]));
  }
  const rename = await withDescription("Hacked");
  const { message } = await refused(() => desk.save([{ ...rename, from_path: "../package.json" }]));
  expect(message).toContain("not renamed");
  for (const path of ["../package.json", "content/../package.json", "%2e%2e/package.json"]) {
    expect((await desk.ask("GET", `/raw/${path}`)).status).toBe(404);
  }
});

test("attack 4: links that lead out of the content", async () => {
  await rm(join(copy.root, home));
  await symlink(join(outside, "own.json"), join(copy.root, home));
  await refused(() => desk.save([{ operation: "update", path: home, content: "{}", sha: "" }]));
  await refused(() => desk.save([{ operation: "create", path: home, content: "{}" }]));
  expect((await desk.ask("GET", `/raw/${home}`)).status).toBe(422);

  await rm(join(copy.root, "content/photos/pool"), { recursive: true });
  await symlink(outside, join(copy.root, "content/photos/pool"));
  const content = await tinyJpeg();
  const { message } = await refused(() =>
    desk.save([{ operation: "create", path: "content/photos/pool/20.jpg", content }]),
  );
  expect(message).toContain("is a link to another place");
});

test("attack 5: 200 MB, with and without saying so", async () => {
  const { status } = await refused(() =>
    desk.ask("POST", "/contents", "{", { "Content-Length": 200 * 1024 * 1024 }),
  );
  expect(status).toBe(413);
  const piece = Buffer.alloc(4 * 1024 * 1024, "a");
  const pieces = Array.from({ length: 50 }, () => piece);
  // the server may close the line before its answer is read
  const unsaid = await desk
    .ask("POST", "/contents", pieces)
    .then(({ status: found }) => found)
    .catch(() => 413);
  expect(unsaid).toBe(413);
});

test("attack 6: a photograph that is also a page, a script and an archive", async () => {
  const name = "content/photos/villa/20.jpg";
  const hidden = "<script>alert(1)</script>PK\u0003\u0004";
  const jpeg = await sharp(await tinyJpeg())
    .withExif({ IFD0: { ImageDescription: hidden } })
    .toBuffer();
  const polyglot = Buffer.concat([jpeg, Buffer.from(hidden)]);
  expect(polyglot.toString("latin1")).toContain("<script>");
  const list = await changed(captions, (value) => {
    value.push({ file: "20.jpg", en: "A stone wall", it: "Un muro di pietra" });
  });
  const answer = await desk.save([{ operation: "create", path: name, content: polyglot }, list]);
  expect([answer.status, answer.message]).toEqual([201, ""]);
  const kept = (await read(name)).toString("latin1");
  expect(kept).not.toContain("script");
  expect(kept).not.toContain("PK\u0003");
});

test("attack 7: what is no photograph under a photograph's name", async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const damaged = (await tinyJpeg()).subarray(0, 200);
  for (const content of [
    "MZ\u0090 a program",
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    "GIF89a",
    "",
    png,
    damaged,
  ]) {
    const list = await changed(captions, (value) => {
      value.push({ file: "20.jpg", en: "A stone wall", it: "Un muro di pietra" });
    });
    const path = "content/photos/villa/20.jpg";
    await refused(() => desk.save([{ operation: "create", path, content }, list]));
  }
  const text = await withDescription("x");
  await refused(() => desk.save([{ ...text, content: "no JSON" }]));
  await refused(() => desk.save([{ ...text, content: Buffer.from([0xff, 0xfe, 0x41]) }]));
});

test("attack 8: an unknown key, a missing text, a wrong value; the schema's sentence is shown", async () => {
  const unknown = await changed(home, (texts) => {
    texts.hacked = true;
  });
  expect((await refused(() => desk.save([unknown]))).message).toBe(
    'content/en/home.json: "hacked" is an unknown key; remove it or correct its name',
  );
  const empty = await withDescription(" ");
  expect((await refused(() => desk.save([empty]))).message).toContain(
    'content/en/home.json: "description" is empty; write the text',
  );
  const facts = await changed("content/facts.json", (value) => {
    value.capacity.guests = "many";
  });
  expect((await refused(() => desk.save([facts]))).message).toContain(
    'content/facts.json: "capacity.guests" is "many", a number is expected',
  );
  const shorter = await changed("content/it/about.json", (value) => {
    value.services.items.push(value.services.items[0]);
  });
  expect((await refused(() => desk.save([shorter]))).message).toContain(
    "give both languages the same",
  );
  const proto = await withDescription("x");
  const polluting = String(proto.content).replace("{", '{ "__proto__": { "polluted": 1 },');
  await desk.save([{ ...proto, content: polluting }]);
  expect("polluted" in {}).toBe(false);
});

test("an Italian browser is told in Italian why a save was refused", async () => {
  const inItalian = { "Accept-Language": "it-IT,it;q=0.9" };
  const told = async (file: Sent) =>
    (await refused(() => desk.save([file], inItalian))).message.split("\n");
  expect(await told(await withDescription(" "))).toEqual([
    'content/en/home.json: "description": Manca il testo; scrivetelo.',
  ]);
  const facts = await changed("content/facts.json", (value) => {
    value.capacity.guests = "many";
    value.capacity.bedrooms = 0;
    value.capacity.doors = 3;
    delete value.villa.name;
  });
  expect(await told(facts)).toEqual([
    'content/facts.json: "villa.name": Manca; aggiungetelo.',
    'content/facts.json: "capacity.guests": È "many", ma ci vuole un numero.',
    'content/facts.json: "capacity.bedrooms": È 0; deve essere almeno 1.',
    'content/facts.json: "capacity.doors": Nessuno legge questo nome; toglietelo o correggetelo.',
  ]);
  const shorter = await changed("content/it/about.json", (value) => {
    value.services.items.push(value.services.items[0]);
  });
  expect((await told(shorter)).join()).toContain("datene lo stesso numero alle due lingue");
  const old = await withDescription("From the desk");
  await copy.edit("en/home.json", (texts) => {
    texts.description = "By hand";
  });
  expect((await told(old)).join()).toContain("è stato cambiato da qualcun altro");
});

test("attack 9: two people save at once; the second is told, and nothing is lost", async () => {
  const files = await Promise.all(["One", "Two", "Three", "Four"].map(withDescription));
  const answers = await Promise.all(files.map((file) => desk.save([file])));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const { message } = answers.find(({ status }) => status === 409) ?? { message: "" };
  expect(message).toContain("has been changed by somebody else, or by hand, since you opened it");
  const winner = answers.findIndex(({ status }) => status === 201);
  expect((await read(home)).toString()).toContain(String(["One", "Two", "Three", "Four"][winner]));
});

test("a file that was changed by hand while it was open is not written over", async () => {
  const file = await withDescription("From the desk");
  await copy.edit("en/home.json", (texts) => {
    texts.description = "By hand";
  });
  const { status } = await refused(() => desk.save([file]));
  expect(status).toBe(409);
  expect((await read(home)).toString()).toContain("By hand");
});

test("attack 10: the disk is full in the middle of the second file", async () => {
  await desk[Symbol.asyncDispose]();
  let count = 0;
  const full: WriteFile = async (path, bytes) => {
    count++;
    if (count === 1) return writeFile(path, bytes);
    await writeFile(path, bytes.subarray(0, 10));
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  desk = await DeskClient.open(copy, full);
  const files = [
    await withDescription("Half"),
    await changed("content/it/home.json", (texts) => {
      texts.description = "Mezzo";
    }),
  ];
  const { status, message } = await refused(() => desk.save(files));
  expect(count).toBe(2);
  expect([status, message]).toEqual([
    507,
    "The disk is full. Nothing was saved and nothing is lost: make room, and save again.",
  ]);
});

test("the content of a file before a save is kept", async () => {
  const before = await read(home);
  await desk.save([await withDescription("Another title")]);
  const kept = await filesBelow(join(copy.root, ".cache/desk/kept"));
  expect(kept).toHaveLength(1);
  expect(await read(`.cache/desk/kept/${kept[0]}`)).toEqual(before);
});

test("a photograph is kept upright, without position and camera, and at most 2880 pixels wide", async () => {
  const photo = await sharp({
    create: { width: 1000, height: 3000, channels: 3, background: "#a86" },
  })
    .withExif({
      IFD0: { Make: "Camera", Model: "One" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 31/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const list = await changed(captions, (value) => {
    value.push({ file: "20.jpg", en: "A stone wall", it: "Un muro di pietra" });
  });
  const path = "content/photos/villa/20.jpg";
  const answer = await desk.save([{ operation: "create", path, content: photo }, list]);
  expect([answer.status, answer.message]).toEqual([201, ""]);
  const { width, height, exif, orientation, xmp, iptc } = await sharp(await read(path)).metadata();
  expect({ width, height, exif, xmp, iptc }).toEqual({ width: 2880, height: 960 });
  expect(orientation ?? 1).toBe(1);
});

test("a photograph without its captions is refused, in both languages", async () => {
  const list = await changed(captions, (value) => {
    value.push({ file: "20.jpg", en: "A stone wall", it: "" });
  });
  const path = "content/photos/villa/20.jpg";
  const photo: Sent = { operation: "create", path, content: await tinyJpeg() };
  expect((await refused(() => desk.save([photo]))).message).toContain("has no caption");
  expect((await refused(() => desk.save([photo, list]))).message).toContain(
    'content/photos/villa/captions.json: "it" of 20.jpg is empty; say what the photograph shows',
  );
});

test("a photograph that is taken out of its set leaves the folder, and is kept aside", async () => {
  const list = await changed(captions, (value) => {
    value.splice(2, 1);
  });
  const before = await read("content/photos/villa/03.jpg");
  const answer = await desk.save([list]);
  expect([answer.status, answer.message]).toEqual([201, ""]);
  await expect(read("content/photos/villa/03.jpg")).rejects.toThrow("ENOENT");
  const kept = await filesBelow(join(copy.root, ".cache/desk/kept"));
  const aside = kept.find((file) => file.endsWith("villa/03.jpg"));
  expect(await read(`.cache/desk/kept/${aside}`)).toEqual(before);
});

test("a photograph that stands on a page cannot be taken out before its place is given to another", async () => {
  const list = await changed(captions, (value) => {
    value.splice(0, 1);
  });
  expect((await refused(() => desk.save([list]))).message).toContain("content/photos/slots.json");
});

test("a service that is new can be added to facts and texts one after the other", async () => {
  const facts = await changed("content/facts.json", (value) => {
    value.services.push({ key: "bicycles", onRequest: true });
  });
  expect(await desk.save([facts])).toMatchObject({ status: 201 });
  const texts = await Promise.all(
    ["en", "it"].map((lang) =>
      changed(`content/${lang}/about.json`, (value) => {
        value.services.items.push({ ...value.services.items[0], id: "bicycles" });
      }),
    ),
  );
  const answer = await desk.save(texts);
  expect([answer.status, answer.message]).toEqual([201, ""]);
});

test("a house without drawings, as a new one is, is listed", async () => {
  await rm(join(copy.root, "content/drawings"), { recursive: true });
  expect(await desk.version("content/drawings/map.json")).toBeUndefined();
  expect(await desk.version(home)).toBeDefined();
});

test("the commit changes with a file that is changed by hand, and only then", async () => {
  const before = await desk.head();
  expect(await desk.head()).toBe(before);
  await copy.edit("it/home.json", (texts) => {
    texts.description = "A mano";
  });
  expect(await desk.head()).not.toBe(before);
});
