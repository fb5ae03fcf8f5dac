/** Markdown of the law texts, rendered and sanitized at build time to what React can draw without raw HTML. */
export type RichNode =
  | string
  | {
      tag: "p" | "ul" | "li" | "strong" | "code" | "a";
      href?: string;
      newTab?: true;
      children: RichNode[];
    };

export type RichText = RichNode[];
