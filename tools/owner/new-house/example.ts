import type { OwnerLanguage } from "../../content/owner-language.ts";
import words from "../words/en.json" with { type: "json" };
import { say, type WordKey } from "../words/words.ts";
import example from "./template/example.json" with { type: "json" };

export function exampleAnswers(lang: OwnerLanguage): string {
  const lines = JSON.stringify(example, null, 2).split("\n");
  const commented = lines.flatMap((line) => {
    const [, space = "", key = ""] = /^( +)"(\w+)"/.exec(line) ?? [];
    const word = `newHouse.${key}`;
    return isWord(word) ? [`${space}// ${say(word, lang, { number: 1 })}`, line] : [line];
  });
  return [`// ${say("newHouse.example", lang)}`, ...commented].join("\n");
}

function isWord(key: string): key is WordKey {
  return key in words;
}
