import { readdir } from "node:fs/promises";
import { dataScript } from "../../../build/head/html.ts";
import { isGroup } from "../../../content/groups.ts";
import { housePath } from "../../../content/house.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { readJson } from "../../../content/read-json.ts";
import { deskPath } from "../desk-addresses.ts";
import { barHtml } from "../frame/bar.ts";
import { deskHtml } from "../frame/desk-html.ts";
import type { PageSource } from "../frame/frame.ts";
import type { PageData } from "./client/page-data.ts";
import { editorConfig } from "./config.ts";

/** The HTML of the desk's page. */
export async function editorPage({ root, port, token, lang }: PageSource): Promise<string> {
  const config = await editorConfig(root, port, lang);
  const photographs = await photographsOf(root, lang);
  const previewed = config.collections.flatMap(({ files }) =>
    files.filter(({ editor }) => !editor).map(({ name }) => name),
  );
  const data: Omit<PageData, "config"> & { config: object } = {
    token,
    lang,
    config,
    previewed,
    photographs,
  };
  return deskHtml({
    ...{ lang, title: "Desk", name: "desk" },
    data: dataScript("desk-data", data),
    body: `${barHtml(deskPath, lang)}\n<div id="nc-root"></div>`,
  });
}

/** The photographs of each set, for a field that chooses one. */
export async function photographsOf(
  root: string,
  lang: OwnerLanguage,
): Promise<PageData["photographs"]> {
  const photos = housePath(root, "content/photos");
  const entries = await readdir(photos, { withFileTypes: true }).catch(() => []);
  const sets = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const { value } = await readJson(root, `content/photos/${name}/captions.json`);
        const captions = Array.isArray(value) ? value.filter(isGroup) : [];
        return [
          name,
          captions.map(({ file, focus, ...caption }) => ({
            file: String(file),
            caption: String(caption[lang] ?? ""),
            ...(typeof focus === "string" && { focus }),
          })),
        ] as const;
      }),
  );
  return Object.fromEntries(sets);
}
