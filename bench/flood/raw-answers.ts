import { connect, type Socket } from "node:net";

/** An answer as it came over the wire, its body not decompressed. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Sends bytes over a connection of their own and reads the answers, without changing or repeating
 * anything as an HTTP client would.
 * @param bytes whole requests, one after another, or what is no request at all
 * @param methods the method of each request: the answer to HEAD has no body
 * @returns the answers until all have come or the server closes the connection; undefined if neither
 * happens and nothing comes for thirty seconds
 */
export function exchange(
  url: string,
  bytes: string | Uint8Array,
  methods: string[] = ["GET"],
): Promise<Answer[] | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connectTo(url);
    const reader = new AnswerReader(methods);
    const finish = (answers: Answer[] | undefined) => {
      socket.destroy();
      resolve(answers);
    };
    socket.setTimeout(30_000, () => finish(undefined));
    socket.on("connect", () => socket.write(bytes));
    socket.on("data", (data: Buffer) => {
      try {
        reader.read(data);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
      if (reader.answers.length >= methods.length) finish(reader.answers);
    });
    // a server that refuses a request may close the connection before it has read all of it
    socket.on("error", () => finish(reader.end()));
    socket.on("end", () => finish(reader.end()));
  });
}

/** A connection to a server; whoever opens it listens for its errors. */
export function connectTo(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) });
}

/** Takes the bytes of a connection apart into answers (RFC 9112). */
class AnswerReader {
  readonly answers: Answer[] = [];
  #rest = Buffer.alloc(0);
  /** Pieces that came after the rest, and how many bytes it takes to read on. */
  #pieces: Buffer[] = [];
  #missing = 0;
  readonly #methods: string[];

  constructor(methods: string[]) {
    this.#methods = methods;
  }

  /** @throws Error when the bytes are no answers */
  read(data: Buffer): void {
    this.#pieces.push(data);
    this.#missing -= data.length;
    if (this.#missing > 0) return;
    this.#join();
    for (let next = this.#next(); next; next = this.#next()) {
      this.#rest = this.#rest.subarray(next.length);
      // 1xx only announces the answer
      if (next.answer.status >= 200) this.answers.push(next.answer);
    }
  }

  /** All answers, with the last one if its body ends with the connection. */
  end(): Answer[] {
    this.#join();
    const head = this.#head();
    const { headers } = head ?? {};
    if (head && headers && !headers["content-length"] && !headers["transfer-encoding"]) {
      this.answers.push({ ...head, body: this.#rest.subarray(head.length) });
    }
    return this.answers;
  }

  #join(): void {
    this.#rest = Buffer.concat([this.#rest, ...this.#pieces]);
    this.#pieces = [];
  }

  #head() {
    const end = this.#rest.indexOf("\r\n\r\n");
    if (end < 0) return;
    const [statusLine = "", ...lines] = this.#rest
      .subarray(0, end)
      .toString("latin1")
      .split("\r\n");
    const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(statusLine) ?? [];
    if (!status) throw new Error(`not an answer: ${statusLine.slice(0, 80)}`);
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    return { status: Number(status), headers, length: end + 4 };
  }

  #next(): { answer: Answer; length: number } | undefined {
    const head = this.#head();
    if (!head) return;
    const { status, headers, length } = head;
    const isEmpty =
      this.#methods[this.answers.length] === "HEAD" || status < 200 || [204, 304].includes(status);
    if (isEmpty) return { answer: { status, headers, body: Buffer.alloc(0) }, length };
    if (headers["transfer-encoding"]) {
      const chunked = readChunks(this.#rest.subarray(length));
      return (
        chunked && {
          answer: { status, headers, body: chunked.body },
          length: length + chunked.length,
        }
      );
    }
    const size = Number(headers["content-length"] ?? Number.NaN);
    this.#missing = length + size - this.#rest.length;
    if (!(this.#missing <= 0)) return;
    const body = this.#rest.subarray(length, length + size);
    return { answer: { status, headers, body }, length: length + size };
  }
}

function readChunks(bytes: Buffer): { body: Buffer; length: number } | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString("latin1"), 16);
    const next = lineEnd + 2 + size + 2;
    if (bytes.length < next) return;
    if (size === 0) return { body: Buffer.concat(parts), length: next };
    parts.push(bytes.subarray(lineEnd + 2, next - 2));
    at = next;
  }
}
