import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fillTemplate } from "../../../src/modules/message-format.ts";
import type { Problem } from "../../../src/site/content/problem.ts";
import { errorText } from "../files/errors.ts";
import type { House, NamedHouse } from "../house.ts";
import { type InOwnerLanguages, inOwnerLanguages, type OwnerLanguage } from "../owner-language.ts";
import { excerpt, type Place } from "./place.ts";
import words from "./report-words.json" with { type: "json" };
import { say } from "./say.ts";

export class ContentError extends Error {
  readonly problems: readonly Problem[];
  /** Those of single files, which no change of another file can solve. */
  readonly ofFiles: readonly Problem[];
  readonly house: House;

  /** @param between those of the problems that are contradictions between two files */
  constructor(house: House, problems: readonly Problem[], between: readonly Problem[] = []) {
    super(sentencesOf(problems, house, "en").join("\n"));
    this.name = "ContentError";
    this.problems = problems;
    this.ofFiles = problems.filter((each) => !between.includes(each));
    this.house = house;
  }
}

/** @param most sentences of these, of each kind at least one, and how many more there are of it */
export function sentencesOf(
  problems: readonly Problem[],
  house: NamedHouse,
  lang: OwnerLanguage,
  most = problems.length,
): string[] {
  const kinds = [...Map.groupBy(problems, ({ code }) => code).values()];
  const inOrder = new Set([...kinds.flatMap(([first]) => first ?? []), ...problems]);
  const chosen = new Set([...inOrder].slice(0, most));
  const count = (kind: Problem[]) => kind.filter((each) => !chosen.has(each)).length;
  const others = kinds.slice(most).reduce((sum, kind) => sum + kind.length, 0);
  return [
    ...kinds
      .slice(0, most)
      .flatMap((kind) => [
        ...kind.filter((each) => chosen.has(each)).map((each) => sentenceOf(each, house, lang)),
        ...(count(kind) > 0 ? [reportWords("moreOfKind", lang, { count: count(kind) })] : []),
      ]),
    ...(others > 0 ? [reportWords("moreOfOthers", lang, { count: others })] : []),
  ];
}

function sentenceOf(found: Problem, house: NamedHouse, lang: OwnerLanguage): string {
  const { where, what } = say(found, house, lang);
  return `${where}: ${what}`;
}

export type ReportWord = keyof typeof words;

export function reportWords(
  key: ReportWord,
  lang: OwnerLanguage,
  values: Record<string, string | number> = {},
): string {
  return fillTemplate(words[key][lang], values, lang);
}

export type Message = { where: string; place?: Place | undefined; text: string };

export type Report = InOwnerLanguages<{ title: string; messages: Message[] }>;

/** The details of an error that is no fault of the content go to a file: they do not help an owner. */
export async function reportOf(error: unknown, root: string): Promise<Report> {
  if (error instanceof ContentError) {
    const { problems, house } = error;
    return inOwnerLanguages((lang) => ({
      title: reportWords("faults", lang, {
        count: problems.length,
      }),
      messages: problems.map((each) => {
        const { where, place, what } = say(each, house, lang);
        return { where, place, text: what };
      }),
    }));
  }
  const file = join(root, ".cache/build-error.txt");
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(file, error instanceof Error ? `${error.stack}\n` : String(error));
  return inOwnerLanguages((lang) => ({
    title: reportWords("failed", lang),
    messages: [
      // what the program says itself is English
      ...(lang === "en" ? [{ where: "", text: errorText(error) }] : []),
      { where: "", text: reportWords("details", lang, { file: relative(root, file) }) },
    ],
  }));
}

export function reportText(report: Report, lang: OwnerLanguage): string {
  const { title, messages } = report[lang];
  return [`${title}:`, ...messages.map(messageText)].join("\n\n");
}

function messageText({ where, place, text }: Message): string {
  const first = indent(where ? `${where}: ${text}` : text);
  return place ? `${first}\n${indent(indent(excerpt(place)))}` : first;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}
