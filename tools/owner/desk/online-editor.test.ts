import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { deskFiles } from "./desk-files.ts";
import { ownFormat } from "./editor/client/own-format.ts";
import { onlineConfig } from "./online-editor.ts";
import { isEqual } from "./saving/deep-equal.ts";

const { shapes } = await deskFiles(process.cwd());
const settingOf = (host: "github" | "gitlab" | "gitea", url: string) =>
  ({ host, repository: "you/villa", branch: "main", url }) as const;

/** A file's format that has read both languages, as the editor does at its start. */
async function formatOf(name: string) {
  const format = ownFormat(shapes[`content/en/${name}.json`] ?? {});
  const [en = "", it = ""] = await Promise.all(
    ["en", "it"].map((lang) => readFile(`demo/${lang}/${name}.json`, "utf8")),
  );
  const read = (text: string) => format.fromFile(text.trim()) as Record<string, unknown>;
  return { format, en, it, english: read(en), italian: read(it) };
}

test("each language of a file is written back as it was, to the byte", async () => {
  for (const name of ["home", "booking", "villa", "experience"]) {
    const { format, en, it, english, italian } = await formatOf(name);
    expect(format.toFile(english)).toBe(en);
    expect(format.toFile(italian)).toBe(it);
  }
});

test("a section that is emptied is null, and a word changes its line alone", async () => {
  const { format, it, italian } = await formatOf("home");
  const saved = format.toFile({ ...italian, welcomeTitle: "Sotto i mandorli", glance: {} });
  expect(JSON.parse(saved).glance).toBeNull();
  const lines = it.split("\n");
  expect(saved.split("\n").filter((line) => !lines.includes(line))).toEqual([
    '  "welcomeTitle": "Sotto i mandorli",',
    '  "glance": null',
  ]);
});

test("the editor saves to the repository of the setting, and takes a token alone", async () => {
  const site = "https://villa.example";
  const backend = async (...setting: Parameters<typeof settingOf>) =>
    (await onlineConfig(await deskFiles(process.cwd()), settingOf(...setting), site, "en")).backend;
  expect(await backend("github", "https://github.com")).toEqual({
    name: "github",
    repo: "you/villa",
    branch: "main",
    auth_methods: ["token"],
  });
  expect(await backend("gitlab", "https://git.example")).toMatchObject({
    name: "gitlab",
    api_root: "https://git.example/api/v4",
  });
  expect(await backend("gitea", "https://codeberg.org")).toMatchObject({
    name: "gitea",
    base_url: "https://codeberg.org",
    api_root: "https://codeberg.org/api/v1",
  });
});

test("photographs are made anew in the browser, and no page of this machine is named", async () => {
  const setting = settingOf("github", "https://github.com");
  const config = await onlineConfig(
    await deskFiles(process.cwd()),
    setting,
    "https://villa.example",
    "it",
  );
  expect(config.media_libraries).toMatchObject({
    default: { config: { transformations: { raster_image: { width: 2880, height: 2880 } } } },
  });
  expect(JSON.stringify(config)).not.toContain("localhost");
});

test.each([
  [{ a: 1, b: [1, null] }, { b: [1, null], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ["a", "a", true],
])("%j and %j are told apart as values of JSON are", (one, other, same) => {
  expect(isEqual(one, other)).toBe(same);
});
