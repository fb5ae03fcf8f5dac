import type { OutgoingHttpHeaders, RequestListener } from "node:http";
import { expect, test } from "vitest";
import { listening } from "../../../tests/browser/programs.ts";
import { standIn, testFolder } from "../../../tests/support/stand-in-site.ts";
import { siteHandler } from "../../serve/serve.ts";
import type { Sentence } from "../words.ts";
import { readBack } from "./read-back.ts";

function at(address: string, status: number, body = "") {
  return (serve: RequestListener): RequestListener =>
    (request, response) => {
      if (request.url?.split("?")[0] === address) response.writeHead(status).end(body);
      else serve(request, response);
    };
}

function header(name: string, value?: string) {
  return (serve: RequestListener): RequestListener =>
    (request, response) => {
      const { writeHead } = response;
      response.writeHead = ((status: number, given: OutgoingHttpHeaders = {}) => {
        const { [name]: _, ...headers } = given;
        response.removeHeader(name);
        const sent = value ? { ...headers, [name]: value } : headers;
        return writeHead.call(response, status, sent);
      }) as typeof response.writeHead;
      serve(request, response);
    };
}

const [faults, remarks] = ["faults", "remarks"] as const;
const photograph = "/photos/villa-01.0badcafe.jpg";
const csp = "Content-Security-Policy";

test.each([
  ["all is as published", (serve: RequestListener) => serve, remarks, undefined],
  ["another version is shown", at("/version.txt", 200, "old"), faults, "/version.txt: old"],
  [
    "a page is missing",
    at("/it", 500),
    faults,
    "/it is not as it should be: 500 Internal Server Error",
  ],
  ["a page is changed", at("/about", 200, "other"), faults, "/about is not what was published"],
  [
    "a photograph is missing",
    at(photograph, 404),
    faults,
    `${photograph} is not as it should be: 404 Not Found`,
  ],
  ["scripts are blocked", header(csp, "default-src 'none'"), faults, `The header ${csp} belongs`],
  ["a header is missing", header("Referrer-Policy"), remarks, "wants them: Referrer-Policy"],
  [
    "a header is another",
    header("X-Frame-Options", "SAMEORIGIN"),
    remarks,
    "wants them: X-Frame-Options",
  ],
  ["all addresses are there", at("/nothing-stands-here", 200), remarks, "404 is expected"],
] as const)("where %s, that is said", async (_, change, kind, words) => {
  await using folder = await testFolder();
  const version = await standIn(folder.path, "one");
  await using server = await listening(change(siteHandler(version.site)));
  const address = server.url;
  const found = await readBack({ address, timeout: 0 }, version);
  const said = (sentences: Sentence[]) =>
    sentences.map((each) => each("en").replaceAll(address, ""));
  const other = kind === faults ? remarks : faults;
  expect(said(found[kind])).toEqual(words ? [expect.stringContaining(words)] : []);
  expect(said(found[other])).toEqual([]);
});

test("why a host does not answer is said in the owner's words", async () => {
  await using folder = await testFolder();
  const version = await standIn(folder.path, "one");
  const found = await readBack({ address: "http://127.0.0.1:65431", timeout: 0 }, version);
  expect(found.faults[0]?.("it")).toMatch(
    /non mostra ancora la nuova versione: .*version.txt: lì non risponde niente$/,
  );
});
