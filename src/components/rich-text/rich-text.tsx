import { createElement, type ReactNode } from "react";
import type { RichNode, RichText as RichTextContent } from "../../site/rich-text.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { Whole } from "../whole-words/whole-words.tsx";

/** Draws a law text that was rendered from Markdown and sanitized at build time. */
export function RichText({ content }: { content: RichTextContent }) {
  const { newTab } = useSite().shared.a11y;
  return content.map((node, index) => draw(node, index, newTab));
}

function draw(node: RichNode, key: number, newTabHint: string): ReactNode {
  if (typeof node === "string") return <Whole key={key}>{node}</Whole>;
  const children = node.children.map((child, index) => draw(child, index, newTabHint));
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
      <span className={layout.visuallyHidden}> ({newTabHint})</span>
    </a>
  );
}
