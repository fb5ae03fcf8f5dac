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
