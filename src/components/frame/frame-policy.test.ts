import { expect, test } from "vitest";
import { frameSandbox } from "./frame-policy.ts";

const site = "https://villa.example";

test("an engine elsewhere may run scripts in its own origin", () => {
  expect(frameSandbox("booking", "https://engine.example/en", site)).toMatch(
    /allow-scripts allow-same-origin allow-forms/,
  );
});

test("a page of this site never gets scripts and the origin together", () => {
  expect(frameSandbox("booking", "/demo/booking-engine/en", site)).not.toContain("allow-scripts");
  expect(frameSandbox("booking", "https://villa.example/x", site)).not.toContain("allow-scripts");
});

test("a map has no forms and leads nowhere", () => {
  const sandbox = frameSandbox("map", "https://maps.example", site);
  expect(sandbox).not.toContain("allow-forms");
  expect(sandbox).not.toContain("allow-top-navigation");
});
