import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoBreak } from "./no-break.tsx";

test.each([
  [
    "Wi-Fi in every room, check-in by e-mail.",
    "<span>Wi-Fi</span> in every room, <span>check-in</span> by <span>e-mail</span>.",
  ],
  ["caffè-latte è bed-and-breakfast", "<span>caffè-latte</span> è <span>bed-and-breakfast</span>"],
  ["- one -two", "- one -two"],
  [
    "of [it:carparo], [pt-BR:porta-janela]",
    'of <i lang="it">carparo</i>, <i lang="pt-BR">porta-janela</i>',
  ],
])("%s: hyphenated words do not break, marked ones have their language", (text, html) => {
  const markup = renderToStaticMarkup(<NoBreak>{text}</NoBreak>);
  expect(markup.replaceAll(/ class="[^"]*"/g, "")).toBe(html);
});
