import { readFile } from "node:fs/promises";
import postcss, { AtRule, type Rule } from "postcss";
import { expect, test } from "vitest";
import { filesBelow } from "../../tools/content/files/files-below.ts";

function hoverAfterTap(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (rule.selector.includes(":hover") && !needsHoveringPointer(rule)) found.push(rule.selector);
  });
  return found;
}

function needsHoveringPointer({ parent }: Rule | AtRule): boolean {
  if (!(parent instanceof AtRule)) return false;
  return parent.params === "(hover: hover)" || needsHoveringPointer(parent);
}

test("what hovering changes is shown only where a pointer can hover", async () => {
  const sheets = (await filesBelow("src")).filter((file) => file.endsWith(".css"));
  expect(sheets).toContain("pages/booking/demo-engine/demo-engine.css");
  const found: string[] = [];
  for (const sheet of sheets) {
    const css = await readFile(`src/${sheet}`, "utf8");
    found.push(...hoverAfterTap(css).map((selector) => `src/${sheet}: ${selector}`));
  }
  expect(found).toEqual([]);
});
