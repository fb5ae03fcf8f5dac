import { z } from "zod";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { scalePlan } from "./pool-plan.content.ts";

/**
 * Length and width of the pool as the language writes them: `12,5 m`. At build time, since a
 * browser's first number format costs it as much as drawing the page.
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
    // Two open the page, the others stand beside the portrait.
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
  photos: { hero: "hero", portrait: "hero", pool: "hero" },
  sets: ["villa", "pool"],
  drawings: ["pool-plan"],
  preview: "hero",
  data: ({ text, photos, sets, drawings, facts, shared, isWideWord }) => ({
    text,
    photos,
    sets,
    pool: facts.pool,
    poolDimensions: poolDimensions(shared.units, facts.pool),
    plan: scalePlan(drawings["pool-plan"], facts.pool),
    wide: { title: isWideWord(text.title), pool: isWideWord(text.pool.title) },
  }),
});

export type VillaData = DataOf<typeof content>;
