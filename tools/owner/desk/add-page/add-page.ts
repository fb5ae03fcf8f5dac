import { basename } from "node:path";
import { escapeAttribute, escapeText } from "../../../build/head/html.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { addPath } from "../desk-addresses.ts";
import { deskOf } from "../desk-of.ts";
import { setLabel } from "../editor/labels/labels.ts";
import { framed, type PageSource } from "../frame/frame.ts";
import { addWords } from "./add-words.ts";
import type { AddData } from "./client/add-data.ts";

/** The page that adds several photographs to a set at once; the editor's list takes one at a time. */
export async function addPage({ root, token, lang }: PageSource): Promise<string> {
  const say = addWords[lang];
  const { none, saving, saved, silent } = say;
  const data: AddData = { token, words: { none, saving, saved, silent } };
  const { known } = await deskOf(root);
  const sets = [...known.folders].map((folder) => setOption(basename(folder), lang));
  const main = `<form id="add">
<p><label>${say.set} <select id="set">${sets.join("")}</select></label></p>
<div id="drop">
<label class="choose">${say.choose}<input type="file" id="files" multiple accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"></label>
<p>${say.drop}</p>
</div>
<ul id="chosen"></ul>
<div class="buttons"><button class="main">${say.save}</button></div>
</form>
<div id="progress" role="status" aria-atomic="false"></div>
<template id="row">
<li><fieldset><legend></legend>
<img alt="">
<div>
<label>${say.inEnglish}<textarea name="en" lang="en" rows="2" required></textarea></label>
<label>${say.inItalian}<textarea name="it" lang="it" rows="2" required></textarea></label>
<button type="button">${say.leaveOut}</button>
</div>
</fieldset></li>
</template>`;
  return framed({
    ...{ lang, data, main, title: say.title, name: "add" },
    address: addPath,
  });
}

function setOption(set: string, lang: OwnerLanguage): string {
  return `<option value="${escapeAttribute(set)}">${escapeText(setLabel(set, lang))}</option>`;
}
