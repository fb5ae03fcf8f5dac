import { expect, test } from "vitest";
import { parseJson } from "./read-json.ts";

function faultOf(text: string): string | undefined {
  return parseJson(text, "content/it/home.json").fault?.split(";")[0];
}

test("valid JSON is parsed", () => {
  expect(parseJson('{ "a": [1] }', "a.json")).toEqual({ value: { a: [1] } });
});

test("a syntax error is reported with its line", () => {
  const file = "content/it/home.json";
  expect(faultOf('{\n  "a": "b"\n  "c": "d"\n}')).toBe(
    `${file}: line 3 is not valid JSON (Expected ',' or '}' after property value)`,
  );
  expect(faultOf('{\n  "a": "b",\n}')).toBe(
    `${file}: line 3 is not valid JSON (Expected double-quoted property name)`,
  );
  expect(faultOf('{\n  "a": "b"\n')).toMatch(`${file}: line 3 is not valid JSON`);
  expect(faultOf("")).toBe(`${file}: line 1 is not valid JSON (Unexpected end)`);
});

test("an unexpected character is reported with its line, which the parser does not give", () => {
  const file = "content/it/home.json";
  expect(faultOf('{\n  "a": "b",\n  "c": nothing\n}')).toBe(
    `${file}: line 3 is not valid JSON (Unexpected token 'o')`,
  );
  expect(faultOf('{\n  "a":\n\n  ,"c": 1 }')).toBe(
    `${file}: line 4 is not valid JSON (Unexpected token ',')`,
  );
  expect(faultOf(`{\n  "a": ‘b’,\n  "long": "${"x".repeat(200)}" }`)).toBe(
    `${file}: line 2 is not valid JSON (Unexpected token '‘')`,
  );
});
