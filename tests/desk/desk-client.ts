import { createServer, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { openDesk } from "../../tools/owner/desk/desk-server.ts";
import type { WriteFile } from "../../tools/owner/desk/saving/write-whole.ts";
import type { ContentCopy } from "../support/content-copy.ts";

export type DeskAnswer = { status: number; message: string; json: unknown };

/** A file as the editor sends it. */
export type Sent = {
  operation: "create" | "update" | "delete";
  path: string;
  content?: string | Buffer;
  sha?: string | undefined;
  from_path?: string;
};

/** The repository that the editor reads and writes. */
const content = "/admin/api/v1/repos/desk/content";

/** The desk of a copy of the content, asked as its page asks it. */
export class DeskClient implements AsyncDisposable {
  readonly #port: number;
  readonly #token: string;
  readonly #close: () => Promise<void>;

  private constructor(port: number, token: string, close: () => Promise<void>) {
    this.#port = port;
    this.#token = token;
    this.#close = close;
  }

  static async open({ root }: ContentCopy, writeFile?: WriteFile): Promise<DeskClient> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const { token, answer } = openDesk({ root, port, writeFile });
    server.on("request", (asked, response) => {
      if (!answer(asked, response)) response.writeHead(404).end("{}");
    });
    return new DeskClient(port, token, async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    });
  }

  /** The headers that a browser sends from the desk's own page. */
  get headers(): OutgoingHttpHeaders {
    const origin = `http://localhost:${this.#port}`;
    return {
      Host: `localhost:${this.#port}`,
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
      Authorization: `token ${this.#token}`,
      "Content-Type": "application/json",
    };
  }

  /** The version of a file, as the desk lists it. */
  async version(path: string): Promise<string | undefined> {
    const { json } = await this.ask("GET", "/git/trees/content?recursive=1");
    const { tree } = json as { tree: { path: string; sha: string }[] };
    return tree.find((entry) => entry.path === path)?.sha;
  }

  async head(): Promise<string> {
    const { json } = await this.ask("GET", "/branches/content");
    return (json as { commit: { id: string } }).commit.id;
  }

  save(files: Sent[], headers: OutgoingHttpHeaders = {}): Promise<DeskAnswer> {
    return this.saveWith(files, { ...this.headers, ...headers });
  }

  /** @param headers all of them */
  saveWith(files: Sent[], headers: OutgoingHttpHeaders): Promise<DeskAnswer> {
    const encoded = files.map(({ content, ...file }) => ({
      ...file,
      ...(content !== undefined && { content: Buffer.from(content).toString("base64") }),
    }));
    return this.#ask("POST", `${content}/contents`, JSON.stringify({ files: encoded }), headers);
  }

  /** @param body a generator is sent piece by piece, without its length */
  ask(
    method: string,
    path: string,
    body: string | Iterable<Buffer> = "",
    headers: OutgoingHttpHeaders = {},
  ): Promise<DeskAnswer> {
    return this.#ask(method, content + path, body, { ...this.headers, ...headers });
  }

  /** Asks another address of the desk. @param headers all of them */
  post(path: string, body = "", headers = this.headers): Promise<DeskAnswer> {
    return this.#ask("POST", path, body, headers);
  }

  /** Asks for a job, or how the last one stands. @param headers all of them */
  job(method: "GET" | "POST", name = "", headers = this.headers): Promise<DeskAnswer> {
    return this.#ask(method, "/admin/jobs", JSON.stringify({ job: name }), headers);
  }

  /** The headers of a page of the desk, and its HTML. */
  async page(address: string, language: string): Promise<{ headers: Headers; html: string }> {
    const { Host } = this.headers;
    const headers = { "Accept-Language": language };
    const response = await fetch(`http://${Host}${address}`, { headers });
    return { headers: response.headers, html: await response.text() };
  }

  #ask(
    method: string,
    path: string,
    body: string | Iterable<Buffer>,
    headers: OutgoingHttpHeaders,
  ): Promise<DeskAnswer> {
    return new Promise((answered, failed) => {
      const sent = request(
        {
          host: "127.0.0.1",
          port: this.#port,
          method,
          path,
          headers,
        },
        async (response) => {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part);
          const json = JSON.parse(Buffer.concat(parts).toString() || "{}");
          answered({ status: response.statusCode ?? 0, message: json.message ?? "", json });
        },
      );
      sent.on("error", failed);
      if (typeof body === "string") sent.end(body);
      else void pour(body, sent);
    });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }
}

/** Sends pieces for as long as the other side takes them. */
async function pour(pieces: Iterable<Buffer>, sent: ReturnType<typeof request>): Promise<void> {
  for (const piece of pieces) {
    if (sent.destroyed || sent.writableEnded) return;
    if (!sent.write(piece)) {
      await new Promise<void>((ready) => {
        sent.setMaxListeners(0).once("drain", ready).once("close", ready);
      });
    }
  }
  sent.end();
}
