import { expect, test } from "vitest";
import { compileHintPlugin } from "./compile-hint.ts";

const { renderChunk } = compileHintPlugin();
const handler = Reflect.get(Object(renderChunk), "handler");

test("the entry script begins with the hint: Chromium reads it nowhere else", () => {
  const { code } = handler("run()", { isEntry: true });
  expect(code).toBe("//# allFunctionsCalledOnLoad\nrun()");
});

test("a script that waits for a press is left to be compiled when it is called", () => {
  expect(handler("run()", { isEntry: false })).toBeNull();
});
