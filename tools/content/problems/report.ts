import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fillTemplate } from "../../../src/modules/message-format.ts";
import type { Problem, ProblemCode } from "../../../src/site/content/problem.ts";
import catalogue from "../../../src/site/content/problem-catalogue.json" with { type: "json" };
import { errorText } from "../files/errors.ts";
import { type House, jsonIn, type NamedHouse } from "../house.ts";
import { type InOwnerLanguages, inOwnerLanguages, type OwnerLanguage } from "../owner-language.ts";
import { entryName, isGroup, keyName, valueAt } from "../values.ts";
import { excerpt, type Place, placeOf } from "./place.ts";
import words from "./report-words.json" with { type: "json" };

/** How serious, worst first: it stops the publication, misleads guests, or would be an improvement. */
export const levels = ["stops", "misleads", "improves"] as const;
export type Level = (typeof levels)[number];

type Row = InOwnerLanguages<{ what: string; do: string; why?: string }>;

const { fault, stops, misleads, improves, why } = catalogue;

const rows: Readonly<Record<ProblemCode, Row>> = { ...fault, ...stops, ...misleads, ...improves };
const terms: Readonly<Record<string, InOwnerLanguages>> = catalogue.terms;

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === "string" && code in rows;
}

export function isFault({ code }: Pick<Problem, "code">): boolean {
  return code in fault;
}

export function levelOf({ code }: Pick<Problem, "code">): Level {
  if (code in misleads) return "misleads";
  return code in improves ? "improves" : "stops";
}

/** What is wrong, why it matters and where: `content/it/home.json, line 4: "description"`; or an address. */
export function say(found: Problem, house: NamedHouse, lang: OwnerLanguage) {
  const words = rows[found.code][lang];
  const group = isFault(found) ? "fault" : levelOf(found);
  const place = placeOf(found, house);
  return {
    where: whereOf(found, place, house, lang),
    place,
    what: filled(`${words.what} ${words.do}`, found.values, lang),
    why: filled(words.why ?? why[group][lang], found.values, lang),
  };
}

/** The words between the names of a place. */
const inPlace = { en: { line: "line", of: "of" }, it: { line: "riga", of: "di" } };

function whereOf(
  found: Problem,
  place: Place | undefined,
  house: NamedHouse,
  lang: OwnerLanguage,
): string {
  const { file } = found;
  // a variable of the build has a name in capitals
  if (/^\/|^src\/|:\/\/|^[A-Z_]+$/.test(file)) return file;
  const line = place ? `, ${inPlace[lang].line} ${place.line}` : "";
  const key = keyOf(found, house, lang);
  return `${house.name}/${file}${line}${key && `: ${key}`}`;
}

/** In an entry of a list with the entry's name, which is easier to find than `[2].it`: `"it" of 03.jpg`. */
function keyOf({ file, path }: Problem, house: NamedHouse, lang: OwnerLanguage): string {
  const names = path.map((part, at) =>
    typeof part === "number"
      ? entryName(valueAt(jsonIn(house, file).value, path.slice(0, at + 1)))
      : undefined,
  );
  const last = names.findLastIndex((name) => name !== undefined);
  const key = keyName(path.slice(last + 1));
  const quoted = key && `"${key}"`;
  if (last < 0) return quoted;
  return [...(quoted ? [quoted, inPlace[lang].of] : []), names[last]].join(" ");
}

function filled(sentence: string, values: Problem["values"], lang: OwnerLanguage): string {
  return sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (written, name, format) =>
    name in values ? shown(values[name], format, lang) : written,
  );
}

function shown(value: unknown, format: string | undefined, lang: OwnerLanguage): string {
  if (Array.isArray(value) && format !== "json") {
    return value.map((each) => shown(each, format, lang)).join(", ");
  }
  const text = String(value);
  switch (format) {
    case "term":
      return terms[text]?.[lang] ?? text;
    case "decimal":
      return Number(value).toLocaleString(lang);
    case "json":
      return jsonShown(value, lang);
    case "language":
    case "country": {
      const type = format === "country" ? "region" : "language";
      return new Intl.DisplayNames(lang, { type }).of(text) ?? text;
    }
    case "places":
      // a slot is `page.slot`, a carousel has the name of its set
      return text.includes(".") ? text : `${terms.carousel?.[lang]} ${text}`;
    default:
      return text;
  }
}

/** Characters that are shown of a value. */
const longest = 60;

function jsonShown(value: unknown, lang: OwnerLanguage): string {
  if (Array.isArray(value)) return terms.list?.[lang] ?? "";
  if (isGroup(value)) return terms.group?.[lang] ?? "";
  const json = JSON.stringify(value);
  return json.length > longest ? `${json.slice(0, longest)}…` : json;
}

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
  const sentence = (found: Problem) => {
    const { where, what } = say(found, house, lang);
    return `${where}: ${what}`;
  };
  const count = (kind: Problem[]) => kind.filter((each) => !chosen.has(each)).length;
  const others = kinds.slice(most).reduce((sum, kind) => sum + kind.length, 0);
  return [
    ...kinds
      .slice(0, most)
      .flatMap((kind) => [
        ...kind.filter((each) => chosen.has(each)).map(sentence),
        ...(count(kind) > 0 ? [reportWords("moreOfKind", lang, { count: count(kind) })] : []),
      ]),
    ...(others > 0 ? [reportWords("moreOfOthers", lang, { count: others })] : []),
  ];
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
      title: reportWords("faults", lang, { count: problems.length }),
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
