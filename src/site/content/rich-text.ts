/** Rendered and sanitized Markdown of the legal texts, as a tree that React renders without raw HTML. */
export type RichNode =
  | string
  | {
      tag: "p" | "ul" | "li" | "strong" | "code" | "a" | "i";
      /** Of words in another language, which are in an `i`. */
      lang?: string;
      href?: string;
      newTab?: true;
      children: RichNode[];
    };

export type RichText = RichNode[];
