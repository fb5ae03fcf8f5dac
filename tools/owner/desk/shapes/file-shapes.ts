import { z } from "zod";
import { climateSchema } from "../../../../src/site/content/climate.ts";
import { type Facts, factsSchema } from "../../../../src/site/content/facts.ts";
import { mapSchema, roadSchema } from "../../../../src/site/content/road-and-map.ts";
import type { TextKinds } from "../../../../src/site/content/text-kinds.ts";
import { captionsSchema, settingsSchema, slotsSchema } from "../../../content/owner-files.ts";
import type { PageDefinitions } from "../../../content/page-definitions.ts";
import { languageShape } from "../../../content/text-files.ts";
import type { Shape } from "./shape.ts";

/** The kinds of text without their checks, which are done when saving. */
const kinds = {
  text: z.string().meta({ kind: "text" }),
  display: z.string().meta({ kind: "display" }),
  template: (...names: string[]) => z.string().meta({ kind: "template", names }),
  markdown: z.string().meta({ kind: "markdown" }),
  markdownLine: z.string().meta({ kind: "markdown" }),
};

/** The shape of the files of a language, by name without extension. */
export function textShapes(definitions: PageDefinitions): Record<string, Shape> {
  // the outputs of Markdown are not texts, but only inputs are described
  const { shape } = languageShape(kinds as unknown as TextKinds, definitions);
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, shapeOf(schema as z.ZodType)]),
  );
}

/**
 * The shapes of the files that have no language, by path.
 * @param facts undefined if they have faults
 */
export function plainShapes(
  definitions: PageDefinitions,
  facts: Facts | undefined,
  sets: Facts["photoSets"],
): Record<string, Shape> {
  const captions = shapeOf(captionsSchema({ en: kinds.text, it: kinds.text }));
  return {
    ...Object.fromEntries(
      sets.map(({ name }) => [`content/photos/${name}/captions.json`, captions]),
    ),
    "content/facts.json": shapeOf(factsSchema),
    "content/climate.json": shapeOf(climateSchema),
    "content/photos/slots.json": shapeOf(slotsSchema(definitions, facts)),
    "content/drawings/road.json": shapeOf(roadSchema),
    "content/drawings/map.json": shapeOf(mapSchema),
    "content/settings.json": shapeOf(settingsSchema),
  };
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
}
