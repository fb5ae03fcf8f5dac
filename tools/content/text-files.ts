import { z } from "zod";
import { type SharedTexts, sharedShapes } from "../../src/site/content/shared-texts.ts";
import type { TextKinds, TypesetText } from "../../src/site/content/text-kinds.ts";
import { allPages, type PageName } from "../../src/site/site-map/pages.ts";
import { type ConditionsTexts, conditionsShape } from "./conditions.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import { parsedOnce } from "./text-kind-schemas.ts";

const pageNames = allPages("").map(({ name }) => name);

/** Schema of `meta.json`: title, description and keywords of each page. */
function metaShape({ text }: TextKinds) {
  const head = z.strictObject({ title: text, description: text, keywords: text });
  return z.record(z.enum(pageNames), head);
}

export type Head = TypesetText<typeof metaShape>[PageName];

/** The texts of one language that belong to no single page, as pages render them. */
export type Texts = {
  shared: SharedTexts;
  meta: Record<PageName, Head>;
  conditions: ConditionsTexts;
};

/** The schema of all files in `content/<lang>`, by file name without extension. */
export function languageShape(kinds: TextKinds, definitions: PageDefinitions) {
  const pages = [...definitions].flatMap(([name, { text }]) =>
    text ? [[name, text(kinds)] as const] : [],
  );
  return z.strictObject({ ...knownShapes(kinds), ...Object.fromEntries(pages) });
}

/**
 * Parses those files of a language that belong to no single page.
 * @throws ZodError when the files were not checked before
 */
export function textsOf(files: unknown, kinds: TextKinds): Texts {
  const known = z.object(knownShapes(kinds)).parse(files, parsedOnce);
  const { meta, "commercial-conditions": conditions, ...shared } = known;
  return { shared, meta, conditions };
}

function knownShapes(kinds: TextKinds) {
  return {
    navbar: sharedShapes.navbar(kinds),
    footer: sharedShapes.footer(kinds),
    consent: sharedShapes.consent(kinds),
    a11y: sharedShapes.a11y(kinds),
    status: sharedShapes.status(kinds),
    units: sharedShapes.units(kinds),
    ending: sharedShapes.ending(kinds),
    "photo-grid": sharedShapes["photo-grid"](kinds),
    meta: metaShape(kinds),
    "commercial-conditions": conditionsShape(kinds),
  };
}
