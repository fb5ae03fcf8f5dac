import { basename } from "node:path";
import { escapeAttribute, escapeText } from "../../../build/head/html.ts";
import { languageName, say } from "../../words.ts";
import { deskFiles } from "../desk-files.ts";
import { ownLanguageFirst } from "../editor/config.ts";
import { setLabel } from "../editor/labels.ts";
import { framed, type PageSource } from "./frame.ts";

/** The page that adds several photographs to a set at once; the editor's list takes one at a time. */
export async function addPage(source: PageSource): Promise<string> {
  const { root, lang } = source;
  const { folders, languages } = await deskFiles(root);
  const sets = folders.map((folder) => {
    const set = basename(folder);
    return `<option value="${escapeAttribute(set)}">${escapeText(setLabel(set, lang))}</option>`;
  });
  const captions = ownLanguageFirst(languages, lang).map((each) => {
    const label = say("editor.caption", lang, { language: languageName(each, lang) });
    return `<label>${label}<textarea name="${each}" lang="${each}" rows="2" required></textarea></label>`;
  });
  return framed(source, "add", { sets: sets.join(""), captions: captions.join("\n") });
}
