import { z } from "zod";
import { mentionsMissing } from "../../site/content/compare-with-facts.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { scalePlan } from "./pool-plan.content.ts";

/**
 * Length and width of the pool in the notation of the language: `12,5 m`. Formatted at build time,
 * since a browser's first `Intl.NumberFormat` takes as long as rendering the page.
 */
function poolDimensions(
  { locale, metres }: SharedTexts["units"],
  { lengthMetres, widthMetres }: Facts["pool"],
) {
  const { format } = new Intl.NumberFormat(locale);
  const written = (value: number) => metres.replace("{n}", format(value));
  return { length: written(lengthMetres), width: written(widthMetres) };
}

function text({ text, display }: TextKinds) {
  return z.strictObject({
    title: display,
    lead: display,
    // the first two are below the hero, the others beside the portrait
    paragraphs: z.array(text).min(3),
    pool: z.strictObject({
      title: display,
      lead: display,
      paragraphs: z.array(text).min(1),
      factsTitle: display,
      facts: z.array(z.strictObject({ id: text, label: display, detail: text })).length(5),
    }),
  });
}

export const content = definePage({
  name: "villa",
  text,
  photos: { hero: "hero", portrait: "hero", pool: "hero", ending: "wide" },
  sets: ["villa", "pool"],
  drawings: ["pool-plan"],
  preview: "hero",
  warnings: ({ facts: { pool }, text, file }) =>
    mentionsMissing(
      file,
      "pool.facts",
      text.pool.facts.map(({ id }) => id),
      [
        ...(pool.jacuzzi ? [] : ["jacuzzi"]),
        ...(pool.waterfalls > 0 ? [] : ["waterfalls"]),
        ...(pool.counterCurrent ? [] : ["counterCurrent"]),
        ...(pool.lounge ? [] : ["lounge"]),
      ],
    ),
  data: ({ text, photos, sets, drawings, facts, shared, isWideWord }) => ({
    text,
    photos,
    sets: { villa: sets.villa(text.title), pool: sets.pool(text.pool.title) },
    pool: facts.pool,
    poolDimensions: poolDimensions(shared.units, facts.pool),
    plan: scalePlan(drawings["pool-plan"], facts.pool),
    wide: { title: isWideWord(text.title), pool: isWideWord(text.pool.title) },
  }),
});

export type VillaData = DataOf<typeof content>;
