import { expect, test } from "vitest";
import { withoutQueries, withoutQuery } from "./without-query.ts";

test("an address is sent without its query and hash", () => {
  expect(withoutQuery("https://villa.example/it?email=a@b.it#c")).toBe("https://villa.example/it");
  expect(withoutQuery("/about#space")).toBe("/about");
});

test("all addresses of an event are sent without query and hash, other values unchanged", () => {
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
