import { z } from "zod";
import { fillTemplate, numberFormat, pluralForm } from "../../modules/message-format.ts";
import type { PageSource } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import { fromPricePerNight } from "../../site/content/prices.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";
import { homeDrawings } from "../../site/drawing.ts";

const mostColumns = 5;

export function compareText({ text, template, display }: TextKinds) {
  const beds = template("n", "width");
  const bed = z.strictObject({ one: beds, other: beds });
  const home = z.strictObject({ kitchen: text, outdoors: text, goodFor: text });
  return z.strictObject({
    title: display,
    intro: text,
    tabs: text,
    wholeHouse: display,
    rows: z.strictObject({
      guests: text,
      price: text,
      beds: text,
      bathrooms: text,
      kitchen: text,
      sauna: text,
      outdoors: text,
      floor: text,
      area: text,
      goodFor: text,
    }),
    beds: z.strictObject({ double: bed, french: bed, single: bed }),
    yes: text,
    no: text,
    homes: z
      .object({
        house: z.strictObject({
          kitchen: text,
          outdoors: text,
          floor: text,
          goodFor: text,
        }),
      })
      .catchall(home),
    datesFor: template("link", "home"),
  });
}

type Source = Pick<PageSource, "facts" | "shared" | "href" | "drawingsOf" | "hasDrawing">;
type CompareText = TypesetText<typeof compareText>;
type PageText = {
  apartments: Readonly<Record<string, { name: string; floor: string }>>;
  bookingLink: string;
};

export type CompareRow = {
  head: string;
  /** One for each home; a line break separates parts that are shown on separate lines. */
  cells: string[];
  links?: string[];
};

export function compareData(
  { facts, shared: { units }, href, ...source }: Source,
  text: CompareText,
  { apartments, bookingLink: link }: PageText,
) {
  const { house, ...homes } = text.homes;
  const measures = facts.apartments.map(homeOf);
  const columns = [
    ...facts.apartments.flatMap(({ key }, index) => {
      const [home, named, own] = [measures[index], apartments[key], homes[key]];
      return home && named && own ? { key, ...home, ...named, ...own } : [];
    }),
    { key: "house", name: text.wholeHouse, ...wholeHouse(measures), ...house },
  ];
  const drawn = homeDrawings(facts.apartments);
  const format = numberFormat(units.locale);
  const area = (n: number) => fillTemplate(units.formats.squareMetres, { n: format(n) });
  const hasSauna = columns.some(({ sauna }) => sauna);
  /** Absent where a cell is not known. */
  const row = (
    head: string,
    cell: (column: (typeof columns)[number]) => string | false | undefined,
  ): CompareRow[] => {
    const cells = columns.flatMap((column) => cell(column) || []);
    return cells.length === columns.length ? [{ head, cells }] : [];
  };
  const { rows } = text;
  return {
    title: text.title,
    intro: text.intro,
    tabs: text.tabs,
    /** Where every home has a drawing. */
    houses: drawn.every(source.hasDrawing) ? Object.values(source.drawingsOf(drawn)) : undefined,
    homes: columns.map(({ key, name }) => ({ key, name })),
    isWide: columns.length > mostColumns,
    rows: [
      ...row(rows.guests, ({ guests }) => format(guests)),
      ...row(rows.price, ({ key }) => fromPricePerNight(facts, units, key)),
      ...row(rows.beds, (home) => bedLines(home, text.beds, units)),
      ...row(rows.bathrooms, ({ bathrooms }) => format(bathrooms)),
      ...row(rows.kitchen, ({ kitchen }) => kitchen),
      ...row(rows.sauna, ({ sauna }) => hasSauna && (sauna ? text.yes : text.no)),
      ...row(rows.outdoors, ({ outdoors }) => outdoors),
      ...row(rows.floor, ({ floor }) => floor),
      ...row(rows.area, ({ areaSquareMetres: n }) => n !== undefined && area(n)),
      ...row(rows.goodFor, ({ goodFor }) => goodFor),
      ...row(link, ({ name }) => fillTemplate(text.datesFor, { link, home: name })).map(
        (dates) => ({
          ...dates,
          links: columns.map(({ key }) => `${href("booking")}?home=${key}`),
        }),
      ),
    ],
  };
}

export type CompareData = ReturnType<typeof compareData>;

function bedLines(
  { bedrooms, beds }: Home,
  words: CompareText["beds"],
  { locale, formats }: SharedTexts["units"],
): string {
  const lines = beds.map(({ type, count, widthCentimetres }) => {
    const { one, other } = words[type];
    const form = pluralForm(count, [one, other], locale) ?? other;
    return fillTemplate(form, { n: count, width: widthCentimetres }, locale);
  });
  return [fillTemplate(formats.bedrooms, { n: bedrooms }, locale), ...lines].join("\n");
}

type Apartment = Facts["apartments"][number];

export type Home = { bedrooms: number } & Pick<
  Apartment,
  "guests" | "bathrooms" | "sauna" | "areaSquareMetres" | "beds"
>;

export function homeOf({ doubleBedrooms, singleBedrooms, ...apartment }: Apartment): Home {
  return { ...apartment, bedrooms: doubleBedrooms + singleBedrooms };
}

export function wholeHouse(homes: Home[]): Home {
  const sum = (count: "guests" | "bedrooms" | "bathrooms" | "areaSquareMetres") =>
    homes.reduce((total, home) => total + (home[count] ?? 0), 0);
  return {
    guests: sum("guests"),
    bedrooms: sum("bedrooms"),
    bathrooms: sum("bathrooms"),
    sauna: homes.some(({ sauna }) => sauna),
    ...(homes.every(({ areaSquareMetres }) => areaSquareMetres) && {
      areaSquareMetres: sum("areaSquareMetres"),
    }),
    beds: addEqualBeds(homes.flatMap(({ beds }) => beds)),
  };
}

function addEqualBeds(beds: Home["beds"]): Home["beds"] {
  const sums = new Map<string, Home["beds"][number]>();
  for (const bed of beds) {
    const kind = `${bed.type} ${bed.widthCentimetres}`;
    sums.set(kind, { ...bed, count: bed.count + (sums.get(kind)?.count ?? 0) });
  }
  return [...sums.values()].sort((a, b) => b.widthCentimetres - a.widthCentimetres);
}

export function holdsLine(
  apartment: Apartment,
  words: Record<"sauna" | "veranda" | "sharedTerrace", string>,
  { locale, formats }: SharedTexts["units"],
): string {
  const { guests, bedrooms, bathrooms } = homeOf(apartment);
  const counts = [
    fillTemplate(formats.guests, { n: guests }, locale),
    fillTemplate(formats.bedrooms, { n: bedrooms }, locale),
    fillTemplate(formats.bathrooms, { n: bathrooms }, locale),
  ];
  const named = ["sauna", "veranda", "sharedTerrace"] as const;
  return [
    // a number stays on the line of its noun
    ...counts.map((count) => count.replaceAll(" ", "\u00A0")),
    ...named.filter((name) => apartment[name]).map((name) => words[name]),
  ].join(", ");
}
