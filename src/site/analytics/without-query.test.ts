import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { withoutQueries } from "./without-query.ts";

test("all addresses of an event are sent without query and hash, other values unchanged", () => {
  const event = {
    uuid: "1",
    event: "$pageview",
    properties: { $current_url: "https://villa.example/?name=Anna#x", title: "Why? #1", count: 2 },
    $set_once: { $initial_referrer: "https://search.example/it#c" },
  };
  expect(withoutQueries(event)).toEqual({
    ...event,
    properties: { ...event.properties, $current_url: "https://villa.example/" },
    $set_once: { $initial_referrer: "https://search.example/it" },
  });
  expect(withoutQueries(null)).toBeNull();
});

test("the pinned library has the private parts that are used", async () => {
  const library = await readFile("node_modules/posthog-js/dist/module.slim.no-external.js", "utf8");
  const parts = ["__loaded", "rateLimiter", "isClientRateLimited", "__PosthogExtensions__"];
  expect(parts.filter((part) => !library.includes(part))).toEqual([]);
});
