import letters from "./plain-letters.json" with { type: "json" };

const plain: Partial<Record<string, string>> = letters;

/** As an address or a file's name has it: `cala-blu-gia-mulino` for `Cala Blu, già Mulino`; may be empty. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/\p{L}/gu, (letter) => plain[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
