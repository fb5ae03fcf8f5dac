import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Whole } from "./whole-words.tsx";

const markup = (text: string) =>
  renderToStaticMarkup(<Whole>{text}</Whole>).replaceAll(/ class="[^"]*"/g, "");

test("a hyphenated word is kept whole", () => {
  expect(markup("Wi-Fi in every room, check-in by e-mail.")).toBe(
    "<span>Wi-Fi</span> in every room, <span>check-in</span> by <span>e-mail</span>.",
  );
});

test("accented and threefold words count as words", () => {
  expect(markup("caffè-latte è bed-and-breakfast")).toBe(
    "<span>caffè-latte</span> è <span>bed-and-breakfast</span>",
  );
});

test("a hyphen that joins nothing is left alone", () => {
  expect(markup("- one -two")).toBe("- one -two");
});

test("a text without hyphens gets no markup", () => {
  expect(markup("La piscina")).toBe("La piscina");
});
