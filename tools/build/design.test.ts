import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { shadowAngle, shadowDepth, wordShadowStyle, wordStyle } from "./design.ts";

test("words on cards and in the PDF stand as they do on the pages", async () => {
  const word = await readFile("src/components/hero/standing-word.module.css", "utf8");
  expect(word).toContain(`font: ${wordStyle.weight} `);
  expect(word).toContain(`letter-spacing: ${wordStyle.tracking}em;`);
  expect(word).toContain(`font-weight: ${wordShadowStyle.weight};`);
  expect(word).toContain("scaleY(calc(var(--shadow-depth) * -2))");
  const tokens = await readFile("src/styles/tokens.css", "utf8");
  expect(tokens).toContain(`--shadow-depth: ${shadowDepth};`);
  expect(tokens).toContain(`--shadow-angle: ${shadowAngle}deg;`);
});
