import { z } from "zod";
import { formatDay, parseDay } from "../../modules/calendar-days.ts";
import { fillTemplate, numberFormat, type TemplateValues } from "../../modules/message-format.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

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
    return {
      title,
      lead,
      updated: date && fillTemplate(updated, { date }),
      house: {
        title: house.title,
        intro: house.intro,
        rows: accessRows(facts, shared.access, locale),
        example: facts.access?.example ? house.example : undefined,
      },
      standard: standard && {
        title: text.standard.title,
        text: fillTemplate(text.standard.text, { version, level }),
      },
      met,
      notMet: {
        title: notMet.title,
        items: [...(shared.navbar.url_amenitiz ? [notMet.engine] : []), ...notMet.others],
      },
      tested: date && { title: text.tested.title, text: fillTemplate(text.tested.text, { date }) },
      write: {
        ...write,
        answer: days && fillTemplate(write.answer, { days }, locale),
        // that supervises sites in Italy
        authority: facts.address.countryCode === "IT" ? write.authority : undefined,
      },
    };
  },
});

export type AccessibilityData = DataOf<typeof content>;

type Words = SharedTexts["access"];

export function accessRows(facts: Facts, words: Words, locale: string) {
  const { entrance = {}, doors = {}, bathroom = {}, parking = {}, ...access } = facts.access ?? {};
  const { animals, alarm } = words;
  const firstFloor = (upstairs(facts).length > 0 && access.firstFloor) || {};
  const pool = (facts.pool && access.pool) || {};
  const isLevel = entrance.steps === 0;
  const isRamp = entrance.ramp && (entrance.rampPercent ? "rampOf" : "ramp");
  const values = valuesOf(facts, locale);
  // a sentence that names what is not known is left out
  const isKnown = (sentence: string) =>
    [...sentence.matchAll(/\{(\w+)/g)].every(([, name = ""]) => name in values);
  const row = (id: keyof Words["headings"], sentences: (string | false | undefined)[]) => {
    const known = sentences.filter((each) => typeof each === "string").filter(isKnown);
    const text = fillTemplate(known.join(" "), values, locale);
    return text ? [{ id, term: words.headings[id], text }] : [];
  };
  return [
    ...row("parking", [
      words.parking.distance,
      parking.surface && words.parking[parking.surface],
      words.parking.width,
    ]),
    ...row("entrance", [
      isLevel
        ? words.entrance.level
        : words.entrance[entrance.stepCentimetres ? "stepsOf" : "steps"],
      isRamp && words.entrance[isRamp],
      entrance.ramp === false && !isLevel && words.entrance.noRamp,
    ]),
    ...row("doors", [
      words.doors.entrance,
      words.doors.narrowest,
      doors.thresholdCentimetres === 0 ? words.doors.noThreshold : words.doors.threshold,
    ]),
    ...row("bathroom", [
      bathroom.shower && words.bathroom[bathroom.shower],
      words.bathroom.size,
      words.bathroom.turning,
      ...yesNo(bathroom.grabBars, words.bathroom.bars, words.bathroom.noBars),
      ...yesNo(bathroom.stool, words.bathroom.stool, words.bathroom.noStool),
      words.bathroom.basin,
    ]),
    ...row("bed", [words.bed.height, words.bed.side]),
    ...row("firstFloor", [
      words.firstFloor[firstFloor.stepCentimetres ? "stairsOf" : "stairs"],
      firstFloor.handrail && words.firstFloor[firstFloor.handrail],
      ...yesNo(firstFloor.lift, words.firstFloor.lift, words.firstFloor.noLift),
    ]),
    ...row("pool", [
      pool.wayFromHouse && words.pool.way[pool.wayFromHouse],
      pool.entry && words.pool.entry[pool.entry === "steps" && pool.steps ? "stepsOf" : pool.entry],
      ...yesNo(pool.handrail, words.pool.handrail, words.pool.noHandrail),
      words.pool.depth,
      ...yesNo(pool.hoist, words.pool.hoist, words.pool.noHoist),
    ]),
    ...row("animals", yesNo(access.assistanceDogs, animals.welcome, animals.ask)),
    ...row("alarm", yesNo(access.smokeAlarmLight, alarm.light, alarm.sound)),
  ];
}

function yesNo(value: boolean | undefined, yes: string, no: string): string[] {
  return value === undefined ? [] : [value ? yes : no];
}

function upstairs({ apartments }: Facts): string[] {
  return apartments.flatMap(({ floor, name }) => (floor > 0 ? [name] : []));
}

function valuesOf(facts: Facts, locale: string): TemplateValues {
  const { access = {}, apartments, villa } = facts;
  const { parking, entrance, doors, bathroom, bed, firstFloor } = access;
  const pool = facts.pool && access.pool;
  const number = (format: Intl.NumberFormatOptions) => {
    const { format: write } = new Intl.NumberFormat(locale, format);
    return (n: number | undefined) =>
      n === undefined ? undefined : write(n).replace(" ", "\u00A0");
  };
  const cm = number({ style: "unit", unit: "centimeter" });
  const metres = number({ style: "unit", unit: "meter" });
  const percent = number({ style: "percent", maximumFractionDigits: 1 });
  const nameOf = (key: string | undefined) =>
    apartments.find((apartment) => apartment.key === key)?.name ?? villa.name;
  const [wide, long] = bathroom?.showerCentimetres ?? [];
  const [shallow, deep] = pool?.depthCentimetres ?? [];
  const values = {
    metres: metres(parking?.metresToDoor),
    parkingHome: nameOf(access.levelHome ?? entrance?.home),
    spaceWidth: cm(parking?.widthCentimetres),
    entranceHome: nameOf(entrance?.home),
    entranceSteps: entrance?.steps,
    entranceStep: cm(entrance?.stepCentimetres),
    slope: percent(entrance?.rampPercent && entrance.rampPercent / 100),
    frontDoor: cm(doors?.entranceCentimetres),
    narrowest: cm(doors?.narrowestCentimetres),
    threshold: cm(doors?.thresholdCentimetres),
    bathroomHome: nameOf(bathroom?.home),
    shower: wide && `${wide}\u00A0×\u00A0${cm(long)}`,
    turning: cm(bathroom?.turningCentimetres),
    basin: cm(bathroom?.basinCentimetres),
    bedHome: nameOf(bed?.home),
    bedHeight: cm(bed?.heightCentimetres),
    bedSide: cm(bed?.sideCentimetres),
    upstairs: new Intl.ListFormat(locale).format(upstairs(facts)),
    stairs: firstFloor?.steps,
    stair: cm(firstFloor?.stepCentimetres),
    poolSteps: pool?.steps,
    shallow: cm(shallow),
    deep: cm(deep),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
