import { expect, test } from "vitest";
import { frameSandbox } from "./frame-policy.ts";

const site = "https://villa.example";

test("a booking engine on another site may run scripts in its own origin", () => {
  expect(frameSandbox("booking", "https://engine.example/en", site)).toMatch(
    /allow-scripts allow-same-origin allow-forms/,
  );
});

test("a page of this site gets no sandbox, which it could remove itself", () => {
  expect(frameSandbox("booking", "/demo/booking-engine/en", site)).toBeUndefined();
  expect(frameSandbox("booking", "https://villa.example/x", site)).toBeUndefined();
});

test("a map may neither submit forms nor navigate the page", () => {
  const sandbox = frameSandbox("map", "https://maps.example", site);
  expect(sandbox).not.toContain("allow-forms");
  expect(sandbox).not.toContain("allow-top-navigation");
});
