import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { listening } from "../../tests/support/needs.ts";
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
  ["429", 429, "{}", "status 429"],
  ["500", 500, '{"country":"IT"}', "status 500"],
  ["HTML", 200, "<!doctype html><title>Blocked</title>", "JSON"],
  ["nothing", 200, "", "JSON"],
  ["no country", 200, '{"ip":"1.2.3.4"}', "named no country"],
  ["a number", 200, '{"country":39}', "named no country"],
  ["an empty country", 200, '{"country":""}', "named no country"],
  ["a country in full", 200, '{"country":"Italy"}', "named no country"],
  ["null", 200, "null", "named no country"],
  ["a list", 200, '["IT"]', "named no country"],
  ["half a body", 200, undefined, ""],
])("an answer of %s is an error that names the reason", async (_, status, body, message) => {
  const { url } = await serve(status, body);
  await expect(ask(url)).rejects.toThrow(message);
});

test("a service that does not answer in time is an error that names the timeout", async () => {
  const { url } = await serve();
  await expect(ask(url, { timeout: 50 })).rejects.toThrow("No answer within 50 ms");
});
