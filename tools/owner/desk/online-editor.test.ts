import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ownFormat } from "./client/own-format.ts";
import { deskFiles } from "./desk-files.ts";
import { onlineConfig } from "./online-editor.ts";

const desk = await deskFiles(process.cwd());
const { shapes } = desk;

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

test.each([
  ["github", "https://github.com", {}],
  ["gitlab", "https://git.example", { api_root: "https://git.example/api/v4" }],
  ["gitea", "https://codeberg.org", { api_root: "https://codeberg.org/api/v1" }],
] as const)(
  "it saves to %s, takes a token alone, and makes photographs anew",
  async (host, url, api) => {
    const setting = { host, repository: "you/villa", branch: "main", url };
    const config = await onlineConfig(desk, setting, "https://villa.example", "en");
    const backend = { name: host, repo: "you/villa", branch: "main", auth_methods: ["token"] };
    expect(config).toMatchObject({
      backend: { ...backend, ...api },
      media_libraries: {
        default: { config: { transformations: { raster_image: { width: 2880, height: 2880 } } } },
      },
    });
    expect(JSON.stringify(config)).not.toMatch(/localhost|calendars\.json/);
  },
);
