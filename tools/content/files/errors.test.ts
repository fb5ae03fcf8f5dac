import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { errorCode, errorText } from "./errors.ts";

test("an error of the system has its code, others have none", async () => {
  const missing = await readFile("nothing-stands-here").catch((error: unknown) => error);
  expect(errorCode(missing)).toBe("ENOENT");
  expect(errorCode(new Error("No"))).toBe("unknown");
  expect(errorCode("No")).toBe("unknown");
});

test("whatever was thrown has words", () => {
  expect(errorText(new TypeError("No"))).toBe("No");
  expect(errorText(404)).toBe("404");
});
