import { styleText } from "node:util";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import { type Level, levels } from "../../content/problems/say.ts";
import { say } from "../words/words.ts";
import type { Finding } from "./readiness.ts";

const colours = { stops: "red", misleads: "yellow", improves: "cyan" } as const;

/** The list for a terminal, worst first; the last line says whether the site can be published. */
export function listText(findings: readonly Finding[], lang: OwnerLanguage, width = 80): string {
  const groups = levels.flatMap((level) => {
    const own = findings.filter((each) => each.level === level);
    return own.length === 0 ? [] : [groupText(level, own, lang, width)];
  });
  return [...groups, styleText("bold", verdict(findings, lang))].join("\n\n");
}

export function verdict(findings: readonly Finding[], lang: OwnerLanguage): string {
  const count = findings.filter(({ level }) => level === "stops").length;
  if (count === 0) return say("ready.ready", lang);
  return say(count === 1 ? "ready.stops.one" : "ready.stops.other", lang, { count });
}

function groupText(level: Level, own: Finding[], lang: OwnerLanguage, width: number): string {
  const title = `${say(`level.${level}`, lang)} (${own.length})`;
  const entries = own.map((each) => entryText(each, lang, width));
  return [styleText(["bold", colours[level]], title), ...entries].join("\n\n");
}

function entryText(finding: Finding, lang: OwnerLanguage, width: number): string {
  const { where, what, why, command } = finding.say(lang);
  return [
    styleText("bold", `  ${where}`),
    folded(what, width),
    styleText("dim", folded(`${say("ready.why", lang)}: ${why}`, width)),
    ...(command ? [folded(`${say("ready.mend", lang)}: ${command}`, width)] : []),
  ].join("\n");
}

function folded(text: string, width: number): string {
  return wrapWords(text, width - 4)
    .map((line) => `    ${line}`)
    .join("\n");
}

/** Breaks a text between words into lines of a width; a word that is wider has a line of its own. */
function wrapWords(text: string, width: number): string[] {
  const [first = "", ...words] = text.split(" ");
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
