import { expect, test } from "vitest";
import { portOf } from "./serve.ts";

test("the port is that of the environment, and the documented one without", () => {
  expect([portOf({ PORT: "8080" }), portOf({ PORT: "" }), portOf({})]).toEqual([8080, 4173, 4173]);
});
