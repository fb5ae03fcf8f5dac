import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoBreak } from "./no-break.tsx";

const markup = (text: string) =>
  renderToStaticMarkup(<NoBreak>{text}</NoBreak>).replaceAll(/ class="[^"]*"/g, "");

test("a hyphenated word does not break at its hyphen", () => {
  expect(markup("Wi-Fi in every room, check-in by e-mail.")).toBe(
    "<span>Wi-Fi</span> in every room, <span>check-in</span> by <span>e-mail</span>.",
  );
});

test("words with accents or two hyphens do not break either", () => {
  expect(markup("caffè-latte è bed-and-breakfast")).toBe(
    "<span>caffè-latte</span> è <span>bed-and-breakfast</span>",
  );
});

test("a hyphen that joins no two words is left alone", () => {
  expect(markup("- one -two")).toBe("- one -two");
});

test("a text without hyphens gets no markup", () => {
  expect(markup("La piscina")).toBe("La piscina");
});
