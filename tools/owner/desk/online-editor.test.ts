import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { deskFiles } from "./desk-files.ts";
import { ownFormat } from "./normalize-editor-value.ts";
import { onlineConfig } from "./online-editor.ts";

const desk = await deskFiles(process.cwd());
const { shapes } = desk;

test.each(["home", "booking", "villa", "experience"])(
  "each language of %s is written back as it was, to the byte",
  async (name) => {
    const format = ownFormat(shapes[`content/en/${name}.json`] ?? {});
    const read = (lang: string) => readFile(`demo/${lang}/${name}.json`, "utf8");
    const texts = await Promise.all(["en", "it"].map(read));
    // the editor reads both at its start
    const values = texts.map((text) => format.fromFile(text.trim()));
    expect(values.map((value) => format.toFile(value))).toEqual(texts);
  },
);

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
