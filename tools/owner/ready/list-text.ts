import { styleText } from "node:util";
import type { Problem } from "../../../src/site/content/problem.ts";
import type { NamedHouse } from "../../content/house.ts";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import { levelOf, levels, say as sayProblem } from "../../content/problems/say.ts";
import { say } from "../words.ts";

const colours = { stops: "red", misleads: "yellow", improves: "cyan" } as const;

/** The list for a terminal, worst first; the last line says whether the site can be published. */
export function listText(
  problems: readonly Problem[],
  house: NamedHouse,
  lang: OwnerLanguage,
  width = 80,
): string {
  const groups = levels.flatMap((level) => {
    const entries = problems
      .filter((each) => levelOf(each) === level)
      .map((each) => entryText(each, house, lang, width));
    const title = `${say(`level.${level}`, lang)} (${entries.length})`;
    return entries.length > 0 ? [styleText(["bold", colours[level]], title), ...entries] : [];
  });
  return [...groups, styleText("bold", verdict(problems, lang))].join("\n\n");
}

export function verdict(problems: readonly Problem[], lang: OwnerLanguage): string {
  const count = problems.filter((each) => levelOf(each) === "stops").length;
  if (count === 0) return say("ready.ready", lang);
  return say("ready.stops", lang, { count });
}

function entryText(
  problem: Problem,
  house: NamedHouse,
  lang: OwnerLanguage,
  width: number,
): string {
  const { where, what, why } = sayProblem(problem, house, lang);
  return [
    styleText("bold", `  ${where}`),
    folded(what, width),
    styleText("dim", folded(`${say("ready.why", lang)}: ${why}`, width)),
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
