import { expect, test } from "vitest";
import { drawBoldLetters } from "./menu.tsx";

test("two different letters among the first five are bold, of a short word among all", () => {
  const numbers = [0, 0.2, 0.4, 0.6, 0.8, 0.999];
  const draws = (word: string) =>
    numbers.flatMap((one) =>
      numbers.map((other) => {
        const left = [one, other];
        return String(drawBoldLetters(word, () => left.shift() ?? 0).sort());
      }),
    );
  expect(new Set(draws("Esperienze")).size).toBe(10);
  expect([...new Set(draws("Due"))].sort()).toEqual(["0,1", "0,2", "1,2"]);
});
