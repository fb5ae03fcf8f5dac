import { basename } from "node:path";
import { escapeAttribute, escapeText } from "../../../build/head/html.ts";
import { languageName, say, type WordKey } from "../../words.ts";
import { addPath } from "../addresses.ts";
import { deskFiles } from "../desk-files.ts";
import { ownLanguageFirst } from "../editor/config.ts";
import { setLabel } from "../editor/labels.ts";
import { framed, type PageSource } from "./frame.ts";

/** The page that adds several photographs to a set at once; the editor's list takes one at a time. */
export async function addPage(source: PageSource): Promise<string> {
  const { root, lang } = source;
  const words = (key: WordKey) => say(key, lang);
  const { folders, languages } = await deskFiles(root);
  const sets = folders.map((folder) => {
    const set = basename(folder);
    return `<option value="${escapeAttribute(set)}">${escapeText(setLabel(set, lang))}</option>`;
  });
  const captions = ownLanguageFirst(languages, lang).map((each) => {
    const label = say("editor.caption", lang, { language: languageName(each, lang) });
    return `<label>${label}<textarea name="${each}" lang="${each}" rows="2" required></textarea></label>`;
  });
  const main = `<form id="add">
<p><label>${words("add.set")} <select id="set">${sets.join("")}</select></label></p>
<div id="drop">
<label class="choose">${words("add.choose")}<input type="file" id="files" multiple accept="image/jpeg,image/png,image/webp,image/avif,image/tiff,image/heic,image/heif,.heic,.heif"></label>
<p>${words("add.drop")}</p>
</div>
<ul id="chosen"></ul>
<div class="buttons"><button class="main">${words("add.save")}</button></div>
</form>
<div id="progress" role="status" aria-atomic="false"></div>
<template id="row">
<li><fieldset><legend></legend>
<img alt="">
<div>
${captions.join("\n")}
<button type="button">${words("add.leaveOut")}</button>
</div>
</fieldset></li>
</template>`;
  return framed({ source, main, title: words("add.title"), name: "add", address: addPath });
}
