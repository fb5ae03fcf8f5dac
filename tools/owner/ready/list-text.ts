import { styleText } from "node:util";
import { wrapWords } from "../../../src/modules/wrap-words/wrap-words.ts";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import { type Finding, type Level, levels } from "./finding.ts";
import { listWords } from "./list-words.ts";

const words = {
  en: {
    ...listWords.en,
    mend: "Fix",
    ready: "Nothing stops the publication: npm run publish",
  },
  it: {
    ...listWords.it,
    mend: "Rimedio",
    ready: "Niente ferma la pubblicazione: npm run publish",
  },
};

const colours = { stops: "red", better: "yellow", note: "cyan" } as const;

/** The list for a terminal, worst first; the last line says whether the site can be published. */
export function listText(findings: readonly Finding[], lang: OwnerLanguage, width = 80): string {
  const groups = levels.flatMap((level) => {
    const own = findings.filter((each) => each.level === level);
    return own.length === 0 ? [] : [groupText(level, own, lang, width)];
  });
  const stops = findings.filter(({ level }) => level === "stops").length;
  const end = stops === 0 ? words[lang].ready : words[lang].notReady(stops);
  return [...groups, styleText("bold", end)].join("\n\n");
}

function groupText(level: Level, findings: Finding[], lang: OwnerLanguage, width: number): string {
  const title = `${words[lang][level]} (${findings.length})`;
  const entries = findings.map((each) => entryText(each, lang, width));
  return [styleText(["bold", colours[level]], title), ...entries].join("\n\n");
}

function entryText(
  { where, what, why, mend }: Finding,
  lang: OwnerLanguage,
  width: number,
): string {
  return [
    styleText("bold", `  ${where}`),
    folded(what[lang], width),
    styleText("dim", folded(`${words[lang].why}: ${why[lang]}`, width)),
    ...(mend ? [folded(`${words[lang].mend}: ${mend}`, width)] : []),
  ].join("\n");
}

/** A text in lines of a width, indented. */
function folded(text: string, width: number): string {
  return wrapWords(text, width - 4)
    .map((line) => `    ${line}`)
    .join("\n");
}
