import { z } from "zod";
import { sharedShapes } from "../../src/site/content/shared-texts.ts";
import type { TextKinds, TextShape, TypesetText } from "../../src/site/content/text-kinds.ts";
import { allPages, type Page } from "../../src/site/site-map/pages.ts";
import { conditionsShape } from "./conditions.ts";
import { hiddenKeys } from "./own-pages.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import { shapeOf } from "./problems/schema.ts";
import type { Shape } from "./shape.ts";

// The shapes of the files of texts: of pages, which declare their own, and of what pages share.

/** Characters of a page's title and description that search engines show. */
export const searchLengths = { title: 60, description: 160 };

function metaShape({ text }: TextKinds, hidden: readonly string[] = []) {
  const head = z.strictObject({ title: text, description: text, keywords: text });
  const names = allPages("").map(({ name }) => name);
  return z.record(z.enum(names.filter((name) => !hidden.includes(name))), head);
}

export type Head = TypesetText<typeof metaShape>["home"];

/** By the names of the files, in any language. */
export function fileShapes(
  definitions: PageDefinitions,
  hidden: readonly Page[] = [],
): Record<string, TextShape> {
  const pages = [...definitions].flatMap(([name, { text }]) =>
    text && !hidden.some((page) => page.name === name) ? [[name, text] as const] : [],
  );
  return { ...sharedFileShapes(hidden), ...Object.fromEntries(pages) };
}

type SharedFileShapes = ReturnType<typeof sharedFileShapes>;

/** The texts of a language as pages show them, by the names of their files. */
export type Typeset = {
  [File in keyof SharedFileShapes]: TypesetText<SharedFileShapes[File]>;
} & Record<string, unknown>;

function sharedFileShapes(hidden: readonly Page[]) {
  const gone = hiddenKeys(hidden);
  return {
    navbar: (kinds: TextKinds) => without(sharedShapes.navbar(kinds), gone.navbar),
    footer: (kinds: TextKinds) => without(sharedShapes.footer(kinds), gone.footer),
    consent: sharedShapes.consent,
    ending: (kinds: TextKinds) => without(sharedShapes.ending(kinds), gone.ending),
    meta: (kinds: TextKinds) => metaShape(kinds, gone.meta),
    "commercial-conditions": conditionsShape,
  };
}

/** The pages that show these texts are switched off. */
function without<Shape extends z.ZodObject>(shape: Shape, keys: readonly string[] = []): Shape {
  const kept = Object.entries(shape.shape).filter(([key]) => !keys.includes(key));
  return z.strictObject(Object.fromEntries(kept)) as unknown as Shape;
}

/** The kinds of text as an editor knows them, without the checks of what is written. */
export const describedKinds = {
  text: z.string().meta({ kind: "text" }),
  display: z.string().meta({ kind: "display" }),
  template: (...names: string[]) => z.string().meta({ kind: "template", names }),
  prose: (...names: string[]) => z.string().meta({ kind: "template", names }),
  markdown: z.string().meta({ kind: "markdown" }),
  markdownLine: z.string().meta({ kind: "markdown" }),
};

/** By the name of the file, in any language. */
export function textShapes(definitions: PageDefinitions): Record<string, Shape> {
  // the outputs of Markdown are not texts, but only inputs are described
  const kinds = describedKinds as unknown as TextKinds;
  return Object.fromEntries(
    Object.entries(fileShapes(definitions)).map(([name, shape]) => [name, shapeOf(shape(kinds))]),
  );
}
