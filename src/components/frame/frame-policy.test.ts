import { expect, test } from "vitest";
import { framePolicy } from "./frame-policy.ts";

const sandbox = (kind: "booking" | "map", address: string) =>
  framePolicy(kind, address, "https://villa.example").sandbox;

test("a booking engine on another site may run scripts in its own origin, a map may neither submit forms nor navigate the page", () => {
  const engine = sandbox("booking", "https://engine.example/en");
  expect(engine).toMatch(/allow-scripts allow-same-origin allow-forms/);
  expect(sandbox("map", "https://maps.example")).not.toMatch(/allow-(forms|top-navigation)/);
});

test("a page of this site gets no sandbox, which it could remove itself", () => {
  expect(sandbox("booking", "/demo/booking-engine/en")).toBeUndefined();
  expect(sandbox("booking", "https://villa.example/x")).toBeUndefined();
});
