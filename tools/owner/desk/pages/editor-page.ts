import { readdir } from "node:fs/promises";
import { dataScript } from "../../../build/head/html.ts";
import { housePath, readJson } from "../../../content/house.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { isGroup } from "../../../content/values.ts";
import { say } from "../../words/words.ts";
import { deskPath } from "../addresses.ts";
import { type DeskFiles, deskFiles } from "../desk-files.ts";
import type { PageData } from "../editor/client/page-data.ts";
import { type EditorConfig, editorConfig, ownLanguageFirst } from "../editor/config.ts";
import { barHtml, deskHtml, type PageSource } from "./frame.ts";

export type EditorData = Omit<PageData, "config"> & { config: EditorConfig };

export async function editorPage({ root, port, token, lang }: PageSource): Promise<string> {
  const desk = await deskFiles(root);
  const config = await editorConfig(desk, port, lang);
  const previewed = config.collections.flatMap(
    ({ name, files }) => files?.filter(({ editor }) => !editor).map((file) => file.name) ?? [name],
  );
  const photographs = await photographsOf(desk, lang);
  const languages = ownLanguageFirst(desk.languages, lang);
  const data: EditorData = { token, lang, languages, config, previewed, photographs };
  return deskHtml({
    ...{ lang, title: say("bar.desk", lang), name: "editor" },
    data: dataScript("desk-data", data),
    body: `${barHtml(deskPath, lang)}\n<div id="nc-root"></div>`,
  });
}

export async function photographsOf(
  { root, languages }: DeskFiles,
  lang: OwnerLanguage,
): Promise<PageData["photographs"]> {
  const photos = housePath(root, "photos");
  const entries = await readdir(photos, { withFileTypes: true }).catch(() => []);
  const sets = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const value = await readJson(root, `photos/${name}/captions.json`);
        const captions = Array.isArray(value) ? value.filter(isGroup) : [];
        return [
          name,
          captions.map(({ file, focus, ...caption }) => ({
            file: String(file),
            caption: String(caption[lang] ?? caption[languages[0]] ?? ""),
            ...(typeof focus === "string" && { focus }),
          })),
        ] as const;
      }),
  );
  return Object.fromEntries(sets);
}
