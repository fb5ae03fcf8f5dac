import { styleText } from "node:util";
import type { Problem } from "../../../src/site/content/problem.ts";
import type { NamedHouse } from "../../content/house.ts";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import { levelOf, say as sayProblem } from "../../content/problems/report.ts";
import { say } from "../words.ts";

const colours = { stops: "red", misleads: "yellow", improves: "cyan" } as const;

/** The list for a terminal; the last line says whether the site can be published. @param problems worst first */
export function listText(
  problems: readonly Problem[],
  house: NamedHouse,
  lang: OwnerLanguage,
): string {
  const groups = [...Map.groupBy(problems, levelOf)].flatMap(([level, all]) => [
    styleText(["bold", colours[level]], `${say(`level.${level}`, lang)} (${all.length})`),
    ...all.map((each) => entryText(each, house, lang)),
  ]);
  return [...groups, styleText("bold", verdict(problems, lang))].join("\n\n");
}

export function verdict(problems: readonly Problem[], lang: OwnerLanguage): string {
  const count = problems.filter((each) => levelOf(each) === "stops").length;
  if (count === 0) return say("ready.ready", lang);
  return say("ready.stops", lang, { count });
}

function entryText(problem: Problem, house: NamedHouse, lang: OwnerLanguage): string {
  const { where, what, why } = sayProblem(problem, house, lang);
  return [
    styleText("bold", `  ${where}`),
    `    ${what}`,
    styleText("dim", `    ${say("ready.why", lang)}: ${why}`),
  ].join("\n");
}
