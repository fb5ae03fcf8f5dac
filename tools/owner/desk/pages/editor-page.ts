import { basename } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import type { Languages } from "../../../../src/site/site-map/languages.ts";
import { dataScript } from "../../../build/head/html.ts";
import { readJson } from "../../../content/house.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import type { Shape } from "../../../content/shape.ts";
import { isGroup } from "../../../content/values.ts";
import { say } from "../../words.ts";
import { deskPath } from "../addresses.ts";
import { pathInHouse } from "../check-content.ts";
import { type DeskFiles, deskFiles } from "../desk-files.ts";
import { type EditorConfig, editorConfig, ownLanguageFirst } from "../editor/config.ts";
import { barHtml, deskHtml, type PageSource } from "./frame.ts";

/** What the page of the editor gets from its server, or from the build. */
export type PageData = {
  /** Of the desk; absent on the published site, where the owner signs in with her own. */
  token?: string;
  lang: OwnerLanguage;
  languages: Languages;
  config: CmsConfig;
  previewed: string[];
  /** The photographs of each set: file and caption. */
  photographs: Record<string, { file: string; caption: string; focus?: string }[]>;
  /** Addresses on the published site, by `villa/01`; the desk serves the photographs itself. */
  addresses?: Record<string, string>;
  /** The shape of each file, by the name of its format; absent at the desk, whose server has them. */
  shapes?: Record<string, Shape>;
};

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
  { root, folders, languages }: DeskFiles,
  lang: OwnerLanguage,
): Promise<PageData["photographs"]> {
  const sets = folders.map(async (folder) => {
    const value = await readJson(root, pathInHouse(`${folder}/captions.json`));
    const captions = Array.isArray(value) ? value.filter(isGroup) : [];
    const shown = captions.map(({ file, focus, ...caption }) => ({
      file: String(file),
      caption: String(caption[lang] ?? caption[languages[0]] ?? ""),
      ...(typeof focus === "string" && { focus }),
    }));
    return [basename(folder), shown] as const;
  });
  return Object.fromEntries(await Promise.all(sets));
}
