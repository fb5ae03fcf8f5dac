import { exchange } from "./raw-answers.ts";

/** A request that no browser sends, and the statuses that may answer it. */
type OddRequest = {
  title: string;
  bytes: string | Uint8Array;
  /** 0: the connection is closed without an answer. */
  statuses: number[];
  method?: string;
  /** Text that no answer may hold. */
  without?: string;
};

const refused = [400, 405];

/**
 * Sends requests of every kind that a public server gets and this site has no use for, one at a time.
 * @param file address of a file that has no compressed copy, for ranges of it
 * @returns the answers that are wrong, a line each
 */
export async function oddAnswers(url: string, file: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const odd of [
    ...methods(),
    ...tooLarge(),
    ...malformed(),
    ...addresses(),
    ...ranges(file),
  ]) {
    const fault = await faultOf(url, odd).catch((error: Error) => error.message);
    if (fault) wrong.push(`${odd.title}: ${fault}`);
  }
  return wrong;
}

async function faultOf(url: string, odd: OddRequest): Promise<string | undefined> {
  const answers = await exchange(url, odd.bytes, [odd.method ?? "GET"]);
  if (!answers) return "no answer";
  const { status, headers, body } = answers[0] ?? { status: 0, headers: {}, body: Buffer.of() };
  if (!odd.statuses.includes(status)) return `${status} instead of ${odd.statuses.join(" or ")}`;
  if (status === 405 && !headers.allow) return "405 does not say what is allowed";
  const text = JSON.stringify(headers) + body.toString("latin1");
  if (odd.without && text.includes(odd.without)) return `the answer holds ${odd.without}`;
}

function methods(): OddRequest[] {
  const names = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "PURGE"];
  return [
    ...names.map((method) => ({
      title: method,
      method,
      bytes: request(`${method} / HTTP/1.1`, ["Content-Length: 5", "X-Secret: 4711"], "a=b&c"),
      statuses: [405],
      without: "4711",
    })),
    { title: "a method that does not exist", bytes: request("BREW / HTTP/1.1"), statuses: refused },
    { title: "a method in small letters", bytes: request("get / HTTP/1.1"), statuses: refused },
    {
      title: "CONNECT",
      bytes: request("CONNECT localhost:443 HTTP/1.1"),
      statuses: refused,
    },
    // 200 without a body: the server is asked, no address of it
    { title: "OPTIONS *", bytes: request("OPTIONS * HTTP/1.1"), statuses: [200, ...refused] },
    { title: "GET *", bytes: request("GET * HTTP/1.1"), statuses: [400, 404] },
    {
      title: "a form of 10 MB that never comes",
      bytes: request("POST / HTTP/1.1", ["Content-Length: 10000000"], "a="),
      statuses: [405, 413],
    },
    {
      title: "a form that waits for leave",
      bytes: request("POST / HTTP/1.1", ["Content-Length: 5", "Expect: 100-continue"]),
      statuses: [405, 417],
    },
    {
      title: "an upgrade to a web socket",
      bytes: request("GET / HTTP/1.1", [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
      ]),
      statuses: [200, 400, 426],
    },
  ];
}

function tooLarge(): OddRequest[] {
  const long = "x".repeat(200_000);
  return [
    {
      title: "a header of 200 KB",
      bytes: request("GET / HTTP/1.1", [`X-Long: ${long}`]),
      statuses: [400, 431],
    },
    {
      title: "a header of 30 KB",
      bytes: request("GET / HTTP/1.1", [`X-Long: ${long.slice(0, 30_000)}`]),
      statuses: [400, 431],
    },
    {
      title: "10,000 headers",
      bytes: request(
        "GET / HTTP/1.1",
        Array.from({ length: 10_000 }, (_, index) => `X-${index}: a long header`),
      ),
      statuses: [400, 431],
    },
    {
      title: "an address of 200 KB",
      bytes: request(`GET /${long} HTTP/1.1`),
      statuses: [400, 414, 431],
    },
    {
      title: "an address of 7 KB",
      bytes: request(`GET /${long.slice(0, 7000)} HTTP/1.1`),
      statuses: [404],
    },
    {
      title: "an address of 7000 slashes",
      bytes: request(`GET ${"/".repeat(7000)}x HTTP/1.1`),
      statuses: [404],
    },
    {
      title: "cookies of 6 KB",
      bytes: request("GET / HTTP/1.1", [`Cookie: a=${long.slice(0, 6000)}`]),
      statuses: [200],
    },
    {
      title: "an Accept-Encoding of 6 KB",
      bytes: request("GET / HTTP/1.1", [`Accept-Encoding: ${"br;q=0,".repeat(850)}gzip;q=0`]),
      statuses: [200],
    },
  ];
}

function malformed(): OddRequest[] {
  return [
    { title: "HTTP/1.0", bytes: "GET / HTTP/1.0\r\n\r\n", statuses: [200] },
    { title: "no Host", bytes: "GET / HTTP/1.1\r\n\r\n", statuses: [400] },
    {
      title: "two Hosts",
      bytes: request("GET / HTTP/1.1", ["Host: evil.example"]),
      statuses: [400],
    },
    { title: "a version to come", bytes: request("GET / HTTP/9.9"), statuses: [400, 505] },
    { title: "HTTP/0.9", bytes: "GET /\r\n\r\n", statuses: [0, 200, 400] },
    {
      title: "HTTP/2 without an agreement",
      bytes: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      // Caddy has no site of that name, and says so with an empty 200
      statuses: [0, 200, 400, 505],
    },
    {
      title: "https on a port of http",
      bytes: Buffer.from("16030100c8010000c403030a0a0a", "hex"),
      statuses: [0, 400],
    },
    {
      title: "a header without a colon",
      bytes: request("GET / HTTP/1.1", ["odd"]),
      statuses: [200, 400],
    },
    {
      title: "a space before the colon",
      bytes: request("GET / HTTP/1.1", ["X-A : b"]),
      statuses: [200, 400],
    },
    {
      title: "a zero byte in a header",
      bytes: request("GET / HTTP/1.1", ["X-A: b\0c"]),
      statuses: [400],
    },
    {
      title: "two lengths",
      bytes: request("POST / HTTP/1.1", ["Content-Length: 5", "Content-Length: 6"], "a=b&c"),
      statuses: refused,
    },
    {
      title: "a length and chunks, with a request hidden in them",
      bytes: request(
        "POST / HTTP/1.1",
        ["Content-Length: 60", "Transfer-Encoding: chunked"],
        `0\r\n\r\n${request("GET /hidden HTTP/1.1")}`,
      ),
      statuses: refused,
    },
    {
      title: "chunks without a length",
      bytes: request("POST / HTTP/1.1", ["Transfer-Encoding: chunked"], "zz\r\n"),
      statuses: refused,
    },
  ];
}

function addresses(): OddRequest[] {
  const found = (title: string, target: string, statuses: number[]) => ({
    title: `${title}: ${target}`,
    bytes: request(`GET ${target} HTTP/1.1`),
    statuses,
    without: "root:",
  });
  return [
    found("a file of the system", "/../../../../etc/passwd", [400, 404]),
    found("a file of the system", "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd", [400, 404]),
    found("a file of the system", "/..%2f..%2f..%2f..%2fetc%2fpasswd", [400, 404]),
    found("a file of the system", "/..%5c..%5cetc%5cpasswd", [400, 404]),
    found("a zero byte", "/index.html%00.jpg", [400, 404]),
    found("half a character", "/%E0%A4%A", [400, 404]),
    found("a percent sign", "/%", [400, 404]),
    found("a file as a folder", "/robots.txt/index.html", [404]),
    found("a folder", "/assets", [404]),
    found("an address of another site", "http://evil.example/", [200, 400, 404, 421]),
    found("a question without end", `/?${"a=b&".repeat(1500)}`, [200]),
    found("an address in other letters", "/\u00e8", [400, 404]),
  ];
}

function ranges(file: string): OddRequest[] {
  const range = (title: string, value: string, statuses: number[], more: string[] = []) => ({
    title: `a range: ${title}`,
    bytes: request(`GET ${file} HTTP/1.1`, [`Range: ${value}`, ...more]),
    statuses,
  });
  return [
    range("the first byte", "bytes=0-0", [206]),
    range("the last byte", "bytes=-1", [206]),
    range("past the end", "bytes=999999999999-", [416]),
    range("more digits than a number has", `bytes=${"9".repeat(400)}-`, [200, 416]),
    range("more than there is", "bytes=0-999999999999", [206]),
    range("backwards", "bytes=9-0", [200, 416]),
    range("of another unit", "pages=1-2", [200, 416]),
    // Go sends 206 with nothing in it
    range("of nothing", "bytes=-0", [200, 206, 416]),
    range("without digits", "bytes=-", [200, 416]),
    range("1000 at once", `bytes=${"0-,".repeat(1000)}0-`, [200, 206, 416]),
    range("of a version that is gone", "bytes=0-0", [200], ['If-Range: "gone"']),
  ];
}

function request(line: string, headers: string[] = [], body = ""): string {
  return [line, "Host: localhost", ...headers, "", body].join("\r\n");
}
