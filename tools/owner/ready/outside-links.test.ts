import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { byLanguage, type Lang } from "../../../src/site/site-map/languages.ts";
import { langs } from "../../../tests/support/addresses.ts";
import { loadContent } from "../../content/load.ts";
import type { Group } from "../../content/values.ts";
import { deadOutsideLinks } from "./outside-links.ts";

const { facts } = await loadContent(process.cwd());

test("a link to another site that is gone is named, one that refuses programs is not", async () => {
  const server = createServer(({ url }, response) => {
    response.writeHead({ "/gone": 404, "/refused": 403 }[url ?? ""] ?? 200).end();
  }).listen(0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = `See [this](${origin}/here), ${origin}/gone or ${origin}/refused and http://127.0.0.1:9/`;
  const dead = await deadOutsideLinks(
    {
      facts,
      files: byLanguage<Group, Lang>(langs, (lang) => (lang === "en" ? { home: text } : {})),
    },
    // the addresses of the demo's facts are not to be asked
    (address, options) =>
      String(address).includes("127.0.0.1")
        ? fetch(address, options)
        : Promise.resolve(new Response("")),
  );
  server.close();
  expect(dead.map(({ code, file, values }) => [code, file, values])).toEqual([
    ["link-outside", `${origin}/gone`, { answer: "404 Not Found" }],
    ["link-unreachable", "http://127.0.0.1:9/", { reason: expect.stringMatching(/\w+/) }],
  ]);
});
