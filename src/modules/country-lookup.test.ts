import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { listening } from "../../tests/browser/programs.ts";
import { type CountryLookup, lookUpCountry } from "./country-lookup.ts";

beforeAll(() => {
  vi.stubGlobal("location", { href: "http://localhost/" });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** @param status none is a service that does not answer; no body is one that breaks off */
async function serve(status?: number, body?: string) {
  const asked: string[] = [];
  const server = await listening((request, response) => {
    asked.push(request.url ?? "");
    if (!status) return;
    response.writeHead(status);
    if (body === undefined) response.write('{"coun', () => response.destroy());
    else response.end(body);
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return { url: `${server.url}/json`, asked };
}

const ask = (url: string, more: Partial<CountryLookup> = {}) =>
  lookUpCountry({ url, timeout: 1000, stop: new AbortController(), ...more });

test("the country is returned in capital letters, and a token is sent in the query", async () => {
  const { url, asked } = await serve(200, '{"ip":"1.2.3.4","country":"it"}');
  expect(await ask(url, { token: "a b&c" })).toBe("IT");
  await ask(url);
  expect(asked).toEqual(["/json?token=a+b%26c", "/json"]);
});

test.each([
  [429, "{}", "status 429"],
  [500, '{"country":"IT"}', "status 500"],
  ...["<!doctype html><title>Blocked</title>", ""].map((body) => [200, body, "JSON"] as const),
  ...[
    '{"ip":"1.2.3.4"}',
    '{"country":39}',
    '{"country":""}',
    '{"country":"Italy"}',
    "null",
    '["IT"]',
  ].map((body) => [200, body, "named no country"] as const),
  [200, undefined, ""],
] as const)("%i with %j is an error that names the reason", async (status, body, message) => {
  const { url } = await serve(status, body);
  await expect(ask(url)).rejects.toThrow(message);
});

test("a service that does not answer in time is an error that names the timeout", async () => {
  const { url } = await serve();
  await expect(ask(url, { timeout: 50 })).rejects.toThrow("No answer within 50 ms");
});
