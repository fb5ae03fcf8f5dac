import { basename, parse } from "node:path";
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
import { editorConfig, ownLanguageFirst } from "../editor/config.ts";
import { barHtml, deskHtml, type PageSource } from "./frame.ts";

/** What the page of the editor gets from its server, or from the build. */
export type PageData = {
  /** Of the desk; absent on the published site, where the owner signs in with her own. */
  token?: string;
  lang: OwnerLanguage;
  languages: Languages;
  config: CmsConfig;
  /** The files with a preview, at the desk. */
  previewed?: string[];
  /** By the names that places have for them: `villa/01`. */
  photographs: { name: string; caption: string; focus?: string }[];
  /** Addresses on the published site, by the same names; the desk serves the photographs itself. */
  addresses?: Record<string, string>;
  /** The shape of each file, by the name of its format; absent at the desk, whose server has them. */
  shapes?: Record<string, Shape>;
};

export async function editorPage({ root, port, token, lang }: PageSource): Promise<string> {
  const desk = await deskFiles(root);
  const config = await editorConfig(desk, port, lang);
  const previewed = config.collections.flatMap(
    ({ name, files }) => files?.filter(({ editor }) => !editor).map((file) => file.name) ?? [name],
  );
  const data = { ...(await editorData(desk, lang)), config, token, previewed };
  return deskHtml({
    ...{ lang, title: say("bar.desk", lang), name: "editor" },
    data: dataScript("desk-data", data),
    body: `${barHtml(deskPath, lang)}\n<div id="nc-root"></div>`,
  });
}

/** What both editors get. */
export async function editorData(
  { root, folders, languages }: DeskFiles,
  lang: OwnerLanguage,
): Promise<Pick<PageData, "lang" | "languages" | "photographs">> {
  const sets = folders.map(async (folder) => {
    const captions = await readJson(root, pathInHouse(`${folder}/captions.json`));
    return [captions]
      .flat()
      .filter(isGroup)
      .map(({ file, focus, ...caption }) => ({
        name: `${basename(folder)}/${parse(String(file)).name}`,
        caption: String(caption[lang] ?? caption[languages[0]] ?? ""),
        ...(typeof focus === "string" && { focus }),
      }));
  });
  const photographs = (await Promise.all(sets)).flat();
  return { lang, languages: ownLanguageFirst(languages, lang), photographs };
}
