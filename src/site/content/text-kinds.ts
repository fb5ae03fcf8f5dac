import { z } from "zod";

export const nonEmptyText = z.string().regex(/\S/, "empty");

/** Parsing validates and typesets in one step; `{guests}` and other facts are filled in before. */
export type TextKinds = {
  text: z.ZodType<string, string>;
  /** A text in a large size: a title, a lead, a tag. Short words get a non-breaking space after them. */
  display: z.ZodType<string, string>;
  /** A text in which `fillTemplate` replaces these names in braces: `Photograph {n} of {total}`. */
  template(...names: string[]): z.ZodType<string, string>;
  /** For `NoBreak`: `[it:carparo]` keeps its language; other kinds may stand in attributes. */
  prose(...names: string[]): z.ZodType<string, string>;
  markdown: z.ZodType<RichText, string>;
  /** Markdown of a single line, as in a list: rendered without a paragraph. */
  markdownLine: z.ZodType<RichText, string>;
  /** Markdown with headings and pictures. */
  article: z.ZodType<ArticleBlock[], string>;
};

/** The schema of a file in `content/<lang>`. */
export type TextShape = (kinds: TextKinds) => z.ZodType;

export type TypesetText<Shape extends TextShape> = z.output<ReturnType<Shape>>;

/** Rendered and sanitized Markdown of the legal texts, as a tree that React renders without raw HTML. */
export type RichNode =
  | string
  | {
      tag: "p" | "h2" | "h3" | "ul" | "li" | "strong" | "code" | "a" | "i";
      lang?: string;
      href?: string;
      newTab?: true;
      children: RichNode[];
    };

export type RichText = RichNode[];

/** A text with photographs, by their ids, and carousels, by the names of their sets. */
export type ArticleBlock = { text: RichText } | { photo: string } | { set: string };
