import { z } from "zod";
import type { RichText } from "./rich-text.ts";

/** A text that holds more than white space. */
export const nonEmptyText = z.string().regex(/\S/, "empty");

/**
 * The kinds of text in a schema. Parsing a file with them validates it and, in the same step,
 * transforms each text into what a page renders. Every kind may name facts in braces, such as
 * `{guests}`: they are filled in before.
 */
export type TextKinds = {
  /** Plain text: prose, labels, metadata. */
  text: z.ZodType<string, string>;
  /** A text in a large size: a title, a lead, a tag. Short words get a non-breaking space after them. */
  display: z.ZodType<string, string>;
  /** A text in which `fillTemplate` replaces these names in braces: `Photograph {n} of {total}`. */
  template(...names: string[]): z.ZodType<string, string>;
  /**
   * Prose that a page renders with `NoBreak`: words marked as `[it:carparo]` keep their language. In
   * all other kinds but Markdown they are plain, since those may stand in attributes.
   */
  prose(...names: string[]): z.ZodType<string, string>;
  /** Markdown of one or more paragraphs. */
  markdown: z.ZodType<RichText, string>;
  /** Markdown of a single line, as in a list: rendered without a paragraph. */
  markdownLine: z.ZodType<RichText, string>;
};

/** The schema of a file in `content/<lang>`. */
export type TextShape = (kinds: TextKinds) => z.ZodType;

/** The texts of a schema as a page renders them, after all transforms. */
export type TypesetText<Shape extends TextShape> = z.output<ReturnType<Shape>>;
