import { expect, test } from "vitest";
import { withoutQueries, withoutQuery } from "./without-query.ts";

test("query and hash of an address are dropped", () => {
  expect(withoutQuery("https://villa.example/it?email=a@b.it#c")).toBe("https://villa.example/it");
  expect(withoutQuery("/about#space")).toBe("/about");
});

test("every address of an event loses its query, everything else stays", () => {
  const event = {
    uuid: "1",
    event: "$pageview",
    properties: { $current_url: "https://villa.example/?name=Anna#x", title: "Why? #1", count: 2 },
    $set_once: { $initial_referrer: "https://search.example/?q=villa+anna" },
  };
  expect(withoutQueries(event)).toEqual({
    uuid: "1",
    event: "$pageview",
    properties: { $current_url: "https://villa.example/", title: "Why? #1", count: 2 },
    $set_once: { $initial_referrer: "https://search.example/" },
  });
  expect(withoutQueries(null)).toBeNull();
});
