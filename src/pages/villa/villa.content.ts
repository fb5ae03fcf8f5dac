import { z } from "zod";
import { fillTemplate, numberFormat } from "../../modules/message-format.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import { problem } from "../../site/content/problem.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import type { Drawing } from "../../site/drawing.ts";

/** At build time: a browser's first `Intl.NumberFormat` takes as long as rendering the page. */
function poolDimensions(
  { locale, metres }: SharedTexts["units"],
  { lengthMetres, widthMetres }: NonNullable<Facts["pool"]>,
) {
  const format = numberFormat(locale);
  const written = (value: number) => fillTemplate(metres, { n: format(value) });
  return { length: written(lengthMetres), width: written(widthMetres) };
}

function text({ text, display, prose }: TextKinds) {
  return z.strictObject({
    title: display,
    lead: display,
    paragraphs: z.array(prose()).min(3),
    pool: z
      .strictObject({
        title: display,
        lead: display,
        paragraphs: z.array(prose()).min(1),
        factsTitle: display,
        facts: z.array(z.strictObject({ id: text, label: display, detail: prose() })).min(1),
      })
      .nullable(),
  });
}

export const content = definePage({
  name: "villa",
  text,
  photos: { hero: "hero", portrait: "hero", ending: "wide", pool: "wide?" },
  photoSets: ({ pool }) => (pool ? ["villa", "pool"] : ["villa"]),
  preview: "hero",
  faults: ({ facts: { pool }, text, slots }) =>
    pool && text.pool && !slots.pool
      ? [problem("missing", "photos/slots.json", ["villa", "pool"])]
      : [],
  data: ({ text: { pool, ...text }, photos, setOf, drawingsOf, facts, shared }) => {
    const { pool: photo, ...others } = photos;
    return {
      text,
      photos: others,
      set: setOf("villa", text.title),
      pool: facts.pool &&
        pool &&
        photo && {
          text: pool,
          photo,
          set: setOf("pool", pool.title),
          dimensions: poolDimensions(shared.units, facts.pool),
          plan: scalePlan(drawingsOf(["pool-plan"])["pool-plan"], facts.pool),
          width: widthOnPlan(facts.pool),
        },
    };
  },
});

export type VillaData = DataOf<typeof content>;
export type PoolData = NonNullable<VillaData["pool"]>;

/** Length and width of the pool in `pool-plan.svg`, in its units. */
const drawn = { length: 800, width: 320 };

/** Parts marked `stretch` grow with the width; those marked `middle` or `bottom` are moved. */
export function scalePlan(
  plan: Drawing,
  pool: { lengthMetres: number; widthMetres: number },
): Drawing {
  const more = widthOnPlan(pool) - drawn.width;
  const [left, top, width, height] = (plan.attrs.viewBox ?? "").split(" ");
  return {
    ...plan,
    attrs: { ...plan.attrs, viewBox: `${left} ${top} ${width} ${Number(height) + more}` },
    children: plan.children?.map((shape) => fit(shape, more)),
  };
}

function fit(shape: Drawing, more: number): Drawing {
  const { "data-part": part, ...attrs } = shape.attrs;
  const fits: Record<string, Record<string, string>> = {
    stretch: { height: String(Number(attrs.height) + more) },
    middle: { transform: `translate(0 ${more / 2})` },
    bottom: { transform: `translate(0 ${more})` },
  };
  const own = fits[part ?? ""];
  return own ? { ...shape, attrs: { ...attrs, ...own } } : shape;
}

/** Width of the pool in units of the plan, to scale with its length. */
export function widthOnPlan(pool: { lengthMetres: number; widthMetres: number }): number {
  return Math.round((drawn.length * pool.widthMetres) / pool.lengthMetres);
}
