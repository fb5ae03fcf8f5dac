import { z } from "zod";
import { fillTemplate, formatCount } from "../../modules/message-format/message-format.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";
import { type Lang, localizedPath } from "../../site/site-map/languages.ts";
import { sitePages } from "../../site/site-map/pages.ts";
import { apartmentsInOrder, type Home, homeOf, wholeHouse } from "./homes.content.ts";
import { drawHouses } from "./houses.content.ts";

/** The texts of the comparison. */
export function compareText({ text, display, factText }: TextKinds) {
  const bed = z.strictObject({ one: text, other: text });
  const home = z.strictObject({ kitchen: text, outdoors: text, goodFor: text });
  return z.strictObject({
    title: display,
    intro: text,
    wholeHouse: display,
    rows: z.strictObject({
      guests: text,
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
    homes: z.strictObject({
      apartment3: home,
      apartment1: home,
      apartment2: home,
      house: z.strictObject({
        kitchen: factText,
        outdoors: factText,
        floor: factText,
        goodFor: factText,
      }),
    }),
    datesFor: text,
  });
}

type Source = {
  lang: Lang;
  facts: Facts;
  text: TypesetText<typeof compareText>;
  /** Names and floors of the apartments. */
  apartments: Record<Facts["apartments"][number]["key"], { name: string; floor: string }>;
  bookingLink: string;
  units: SharedTexts["units"];
};

export type CompareRow = {
  head: string;
  /** One for each home; a line break separates what stands on lines of its own. */
  cells: string[];
  /** The cells are sentences: on phones they stand one below the other. */
  isText?: true;
  /** The cells are links to these addresses. */
  links?: string[];
};

/** The comparison of the apartments and the whole house, with every number formatted. */
export function compareData({ lang, facts, text, apartments, bookingLink, units }: Source) {
  const inOrder = apartmentsInOrder(facts);
  const columns = [
    ...inOrder.map((apartment) => ({
      ...homeOf(apartment),
      ...apartments[apartment.key],
      ...text.homes[apartment.key],
    })),
    {
      ...wholeHouse(inOrder.map(homeOf)),
      name: text.wholeHouse,
      ...text.homes.house,
    },
  ];
  const { locale, formats } = units;
  const { format } = new Intl.NumberFormat(locale);
  const row = (
    head: string,
    cell: (column: (typeof columns)[number]) => string,
    isText?: true,
  ): CompareRow => ({ head, cells: columns.map(cell), ...(isText && { isText }) });
  const { rows } = text;
  const booking = bookingPath(lang);
  return {
    title: text.title,
    intro: fillTemplate(text.intro, { guests: guestsUpstairs(inOrder, units) }),
    houses: drawHouses(inOrder),
    homes: columns.map(({ name }) => name),
    rows: [
      row(rows.guests, ({ guests }) => format(guests)),
      row(rows.beds, (home) => bedLines(home, text.beds, units), true),
      row(rows.bathrooms, ({ bathrooms }) => format(bathrooms)),
      row(rows.kitchen, ({ kitchen }) => kitchen, true),
      row(rows.sauna, ({ sauna }) => (sauna ? text.yes : text.no)),
      row(rows.outdoors, ({ outdoors }) => outdoors, true),
      row(rows.floor, ({ floor }) => floor),
      row(rows.area, ({ areaSquareMetres }) =>
        fillTemplate(formats.squareMetres, { n: format(areaSquareMetres) }),
      ),
      row(rows.goodFor, ({ goodFor }) => goodFor, true),
      {
        ...row(
          bookingLink,
          ({ name }) => fillTemplate(text.datesFor, { link: bookingLink, home: name }),
          true,
        ),
        links: columns.map(({ guests }) => `${booking}?guests=${guests}`),
      },
    ],
  };
}

export type CompareData = ReturnType<typeof compareData>;

/** How many guests the apartments that share the terrace hold together: `5 guests`. */
function guestsUpstairs(
  apartments: Facts["apartments"],
  { locale, formats }: SharedTexts["units"],
): string {
  const guests = wholeHouse(apartments.filter((each) => each.sharedTerrace).map(homeOf)).guests;
  return formatCount(formats.guests, guests, locale);
}

/** Bedrooms and beds, a line each: `3 bedrooms`, `2 doubles, 160 cm`. */
function bedLines(
  { bedrooms, beds }: Home,
  words: Source["text"]["beds"],
  { locale, formats }: SharedTexts["units"],
): string {
  const lines = beds.map(({ type, count, widthCentimetres }) =>
    fillTemplate(formatCount(words[type], count, locale), { width: widthCentimetres }),
  );
  return [formatCount(formats.bedrooms, bedrooms, locale), ...lines].join("\n");
}

function bookingPath(lang: Lang): string {
  const path = sitePages("").find(({ name }) => name === "booking")?.path ?? "";
  return localizedPath(path, lang);
}
