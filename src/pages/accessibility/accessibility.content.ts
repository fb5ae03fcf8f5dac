import { z } from "zod";
import { formatDay, parseDay } from "../../modules/calendar-days.ts";
import { fillTemplate, numberFormat, type TemplateValues } from "../../modules/message-format.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { RichText, TextKinds } from "../../site/content/text-kinds.ts";

function text({ text, display, template, prose, markdown }: TextKinds) {
  const items = { title: display, items: z.array(text).min(1) };
  return z.strictObject({
    title: display,
    lead: display,
    updated: template("date"),
    house: z.strictObject({ title: display, intro: text, example: text }),
    standard: z.strictObject({ title: display, text: prose("version", "level") }),
    met: z.strictObject(items),
    notMet: z.strictObject({ title: display, engine: text, others: items.items }),
    tested: z.strictObject({ title: display, text: template("date") }),
    write: z.strictObject({
      title: display,
      text: markdown,
      answer: template("days"),
      authority: prose(),
    }),
  });
}

export const content = definePage({
  name: "accessibility",
  text,
  data: ({ facts, text, shared }) => {
    const { standard, testedOn, answerWithinDays } = facts.accessibility ?? {};
    const { locale } = shared.units;
    const [, version = "", level = ""] = /^WCAG (.+), (.+)$/.exec(standard ?? "") ?? [];
    const tested = testedOn && parseDay(testedOn);
    const date =
      tested && formatDay(tested, locale, { day: "numeric", month: "long", year: "numeric" });
    const inDays = numberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" });
    const days = answerWithinDays && inDays(answerWithinDays).replace(" ", "\u00A0");
    const { title, lead, updated, house, met, notMet, write } = text;
    const rows = accessRows(facts, shared.access, locale);
    const engine = shared.navbar.url_amenitiz ? [notMet.engine] : [];
    // that supervises sites in Italy
    const authority = facts.address.countryCode === "IT" && write.authority;
    /** Without a text that says something it is left out. */
    const section = (id: string, heading: string, body: RichText, items?: string[]) => {
      const lists = items && [{ items: items.map((item) => [item]) }];
      return body.length > 0 || lists ? [{ id, heading, body, ...(lists && { lists }) }] : [];
    };
    return {
      title,
      subtitle: lead,
      updated: date && fillTemplate(updated, { date }, locale),
      house: { rows, example: facts.access?.example && house.example },
      sections: [
        ...section("house", house.title, rows.length > 0 ? paragraph(house.intro) : []),
        ...section(
          "standard",
          text.standard.title,
          standard ? paragraph(fillTemplate(text.standard.text, { version, level })) : [],
        ),
        ...section("met", met.title, [], met.items),
        ...section("not-met", notMet.title, [], [...engine, ...notMet.others]),
        ...section(
          "tested",
          text.tested.title,
          date ? paragraph(fillTemplate(text.tested.text, { date })) : [],
        ),
        ...section("write", write.title, [
          ...write.text,
          ...(days ? paragraph(fillTemplate(write.answer, { days }, locale)) : []),
          ...(authority ? paragraph(authority) : []),
        ]),
      ],
    };
  },
});

const paragraph = (text: string): RichText => [{ tag: "p", children: [text] }];

export type AccessibilityData = DataOf<typeof content>;

/** A sentence; or several, of which that of the value is said, or one for `any`: with `Of` if all is known. */
type Sentences = string | Readonly<Record<string, string>>;
type Group = Readonly<Record<string, unknown>>;

/** A row for each group of measures of which there is something to say. */
export function accessRows(facts: Facts, words: SharedTexts["access"], locale: string) {
  const { example: _, levelHome, assistanceDogs, smokeAlarmLight, ...access } = facts.access ?? {};
  const { parking, entrance = {} } = access;
  const isLevel = entrance.steps === 0;
  const upstairs = facts.apartments.flatMap(({ floor, name }) => (floor > 0 ? [name] : []));
  const groups: Readonly<Record<string, Group | undefined>> = {
    ...access,
    parking: { ...parking, home: levelHome ?? entrance.home },
    entrance: { ...entrance, ramp: entrance.ramp || (isLevel ? undefined : entrance.ramp) },
    firstFloor: upstairs.length > 0 ? access.firstFloor : undefined,
    pool: facts.pool && access.pool,
    animals: { assistanceDogs },
    alarm: { smokeAlarmLight },
  };
  const terms: Readonly<Record<string, string>> = words.headings;
  return Object.entries<Readonly<Record<string, Sentences>>>(words.rows).flatMap(([id, row]) => {
    const group = groups[id] ?? {};
    const home = facts.apartments.find(({ key }) => key === group.home) ?? facts.villa;
    const values = {
      ...measures(group, locale),
      home: home.name,
      upstairs: new Intl.ListFormat(locale).format(upstairs),
    };
    const said = Object.entries(row).flatMap(([fact, sentences]) =>
      group[fact] === undefined ? [] : (sentenceOf(sentences, group[fact], values) ?? []),
    );
    const text = fillTemplate(said.join(" "), values, locale);
    return text ? [{ id, term: terms[id] ?? id, text }] : [];
  });
}

/** None that names what is not known. */
function sentenceOf(sentences: Sentences, value: unknown, values: TemplateValues) {
  const own =
    typeof sentences === "string"
      ? [sentences]
      : [`${value}Of`, `${value}`, "anyOf", "any"].flatMap((name) => sentences[name] ?? []);
  return own.find((sentence) =>
    [...sentence.matchAll(/\{(\w+)/g)].every(([, name = ""]) => name in values),
  );
}

/** By a part of their names; of what has none it is a count. */
const units = { Centimetres: "centimeter", metres: "meter", Percent: "percent" };

/** The numbers of a group as they are written, by their names in the facts. */
function measures(group: Group, locale: string): TemplateValues {
  const values: TemplateValues = {};
  for (const [fact, value] of Object.entries(group)) {
    const [, unit] = Object.entries(units).find(([part]) => fact.includes(part)) ?? [];
    const format = unit && numberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 });
    const write = (n: number) => (format ? format(n).replace(" ", "\u00A0") : n);
    if (Array.isArray(value)) {
      const [shallow, deep] = value.map(write);
      Object.assign(values, { shallow, deep, [fact]: `${value[0]}\u00A0×\u00A0${deep}` });
    } else if (typeof value === "number" && (value > 0 || /metres/i.test(fact))) {
      values[fact] = write(value);
    }
  }
  return values;
}
