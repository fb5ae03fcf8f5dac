import { createElement, type ReactNode } from "react";
import type { RichNode, RichText as RichTextContent } from "../../site/content/rich-text.ts";
import { NewTabHint } from "../new-tab-hint/new-tab-hint.tsx";
import { NoBreak } from "../no-break/no-break.tsx";

/** Renders a text that the build has converted from Markdown and sanitized. */
export function RichText({ content }: { content: RichTextContent }) {
  return content.map(draw);
}

function draw(node: RichNode, key: number): ReactNode {
  if (typeof node === "string") return <NoBreak key={key}>{node}</NoBreak>;
  const children = node.children.map(draw);
  if (node.tag !== "a") return createElement(node.tag, { key }, children);
  if (!node.newTab) {
    return (
      <a key={key} href={node.href}>
        {children}
      </a>
    );
  }
  return (
    <a key={key} href={node.href} target="_blank" rel="noopener">
      {children}
      <NewTabHint />
    </a>
  );
}
