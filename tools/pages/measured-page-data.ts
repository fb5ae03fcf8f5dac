import type { Lang, PageName } from "../../src/site/site-map/pages.ts";
import type { Content } from "../content/load.ts";
import { isWideWord } from "../fonts/measure-word.ts";
import { type PageData, type Pictures, pageData, type WideWords } from "./page-data.ts";

/** A page's data with the measure of its standing words, which decides on the half they take. */
export function measuredPageData(
  content: Content,
  pictures: Pictures,
  name: PageName,
  lang: Lang,
): PageData[PageName] {
  const data = pageData(content, pictures, name, lang);
  return { ...data, wide: wideWords(data.text) };
}

function wideWords(text: PageData[PageName]["text"]): WideWords {
  return {
    ...("title" in text && { title: isWideWord(text.title) }),
    ...("pool" in text && { pool: isWideWord(text.pool.title) }),
  };
}
