import { expect, test } from "vitest";
import { editJson } from "./edit-json.ts";

const captions = `[
  { "file": "01.jpg", "en": "One", "it": "Uno", "focus": "10% 20%" },
  { "file": "02.jpg", "en": "Two", "it": "Due" },
  { "file": "03.jpg", "en": "Three", "it": "Tre" }
]
`;

// biome-ignore lint/suspicious/noExplicitAny: what tests change
function edited(text: string, change: (value: any) => unknown): string {
  const copy = JSON.parse(text);
  return editJson(text, change(copy) ?? copy);
}

test("a word changes one line and nothing else", () => {
  const text = edited(captions, (list) => {
    list[1].it = "Due parole";
  });
  expect(text).toBe(captions.replace('"Due"', '"Due parole"'));
});

test("a photograph in the middle leaves the lines of the others as they are", () => {
  const text = edited(captions, (list) => {
    list.splice(1, 0, { file: "09.jpg", en: "Nine", it: "Nove" });
  });
  expect(JSON.parse(text)).toHaveLength(4);
  for (const line of captions.split("\n").slice(1, 4)) expect(text).toContain(line.slice(0, -1));
});

test("taking a photograph out takes its line out", () => {
  const text = edited(captions, (list) => {
    list.splice(1, 1);
  });
  expect(text).toBe(captions.replace('  { "file": "02.jpg", "en": "Two", "it": "Due" },\n', ""));
});

test("another order of photographs is another order of their lines", () => {
  const text = edited(captions, (list) => [list[2], list[0], list[1]]);
  const [one, two, three] = captions.split("\n").slice(1, 4);
  expect(text).toBe(`[\n${three},\n${one}\n${two?.slice(0, -1)}\n]\n`);
});

test("a key that is new stands where the editor has it", () => {
  const text = edited('{\n  "a": 1,\n  "d": 4\n}\n', () => ({ a: 1, b: 2, d: 4 }));
  expect(text).toBe('{\n  "a": 1,\n  "b": 2,\n  "d": 4\n}\n');
});

test("another indentation of a file is kept", () => {
  const text = '[\n {\n  "file": "01.jpg",\n  "en": "One"\n }\n]\n';
  expect(edited(text, (list) => [...list, { file: "02.jpg", en: "Two" }])).toBe(
    '[\n {\n  "file": "01.jpg",\n  "en": "One"\n },\n {\n  "file": "02.jpg",\n  "en": "Two"\n }\n]\n',
  );
});

test("a file with line ends of Windows keeps them", () => {
  expect(edited('{\r\n  "a": 1\r\n}\r\n', () => ({ a: 1, b: 2 }))).toBe(
    '{\r\n  "a": 1,\r\n  "b": 2\r\n}\r\n',
  );
});

test("whatever is changed, the file says what the editor said", () => {
  const values = [null, 1, "x", [], [1, 2], { a: 1 }, { a: [1, { b: 2 }], c: null }, [[1], [2, 3]]];
  for (const before of values) {
    for (const after of values) {
      const text = `${JSON.stringify({ value: before }, null, 2)}\n`;
      const result = editJson(text, { value: after });
      expect(JSON.parse(result)).toEqual({ value: after });
    }
  }
});
