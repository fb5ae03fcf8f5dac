import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

test("the name nearest to a misspelt one is found", () => {
  const names = ["guests", "bedrooms", "minimumAge"];
  expect(nearest("guest", names)).toBe("guests");
  expect(nearest("minAge", names)).toBe("minimumAge");
  expect(nearest("guests", [])).toBeUndefined();
});
