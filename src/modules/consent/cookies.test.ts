import { expect, test } from "vitest";
import { domainsOf } from "./cookies.ts";

test("a host belongs to itself and to the domains above it, without the top-level one", () => {
  expect(domainsOf("www.villa.example.it")).toEqual([
    "www.villa.example.it",
    "villa.example.it",
    "example.it",
  ]);
  expect(domainsOf("localhost")).toEqual(["localhost"]);
});

test("an IP address belongs to itself alone", () => {
  expect(domainsOf("192.168.1.20")).toEqual(["192.168.1.20"]);
  expect(domainsOf("[::1]")).toEqual(["[::1]"]);
});
