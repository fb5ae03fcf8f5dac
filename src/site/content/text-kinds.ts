import type { z } from "zod";
import type { RichText } from "./rich-text.ts";

/** Every empty text carries this message, by which it is told from a malformed one. */
export const emptyText = "a text is expected";

/**
 * The kinds of text that a shape is made of. Reading a file with them checks it and, in the same
 * step, makes of each text what a page draws.
 */
export type TextKinds = {
  /** Plain text: prose, labels, metadata. */
  text: z.ZodType<string, string>;
  /** A text set large: a title, a lead, a tag. Its short words are tied to the next. */
  display: z.ZodType<string, string>;
  /** Markdown of one or more paragraphs. */
  markdown: z.ZodType<RichText, string>;
  /** Markdown of a single line, as in a list: no paragraph around it. */
  markdownLine: z.ZodType<RichText, string>;
};

/** The shape of a file in `content/<lang>`. */
export type TextShape = (kinds: TextKinds) => z.ZodType;

/** The texts of a shape as a page draws them: Markdown rendered, display lines typeset. */
export type TypesetText<Shape extends TextShape> = z.output<ReturnType<Shape>>;
