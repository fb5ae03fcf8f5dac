import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { openDesk } from "../../tools/owner/desk/desk-server.ts";
import { Drafts } from "../../tools/owner/desk/drafts.ts";
import type { Jobs } from "../../tools/owner/desk/jobs.ts";
import type { ContentCopy } from "../support/content-copy.ts";

export type DeskAnswer = { status: number; message: string; json: unknown };

export type Sent = {
  operation: "create" | "update" | "delete";
  path: string;
  content?: string | Buffer;
  sha?: string | undefined;
};

type Changed = Record<string, string | number | undefined>;

const content = "/admin/api/v1/repos/desk/content";

export class DeskClient implements AsyncDisposable {
  /** Those that a browser sends from the desk's own page. */
  readonly headers: Record<string, string>;
  readonly #server: Server;

  private constructor(server: Server, token: string) {
    this.#server = server;
    this.headers = {
      Host: `localhost:${this.#port}`,
      Origin: `http://localhost:${this.#port}`,
      "Sec-Fetch-Site": "same-origin",
      Authorization: `token ${token}`,
      "Content-Type": "application/json",
    };
  }

  get #port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  static async open({ root }: Pick<ContentCopy, "root">, jobs?: Jobs): Promise<DeskClient> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    // as when the saved files have a fault
    const drafts = new Drafts(root, () => undefined);
    const { token, answer } = openDesk({ root, port, drafts, ...(jobs && { jobs }) });
    server.on("request", (asked, response) => {
      if (!answer(asked, response)) response.writeHead(404).end("{}");
    });
    return new DeskClient(server, token);
  }

  save(files: Sent[], headers: Changed = {}): Promise<DeskAnswer> {
    const encoded = files.map(({ content: bytes, ...file }) => ({
      ...file,
      ...(bytes !== undefined && { content: Buffer.from(bytes).toString("base64") }),
    }));
    return this.ask("POST", "/contents", JSON.stringify({ files: encoded }), headers);
  }

  ask(method: string, path: string, body?: string | Buffer[], headers?: Changed) {
    return this.send(method, content + path, body, headers);
  }

  job(method: "GET" | "POST", name = "", headers: Changed = {}): Promise<DeskAnswer> {
    return this.send(method, "/admin/jobs", JSON.stringify({ job: name }), headers);
  }

  async page(address: string, language: string): Promise<{ headers: Headers; html: string }> {
    const headers = { "Accept-Language": language };
    const response = await fetch(`http://localhost:${this.#port}${address}`, { headers });
    return { headers: response.headers, html: await response.text() };
  }

  /**
   * @param body pieces are sent without their length
   * @param changed also headers that `fetch` would not let a test write; without those that are undefined
   */
  send(
    method: string,
    path: string,
    body: string | Buffer[] = "",
    changed: Changed = {},
  ): Promise<DeskAnswer> {
    const all = Object.entries({ ...this.headers, ...changed });
    const headers = Object.fromEntries(all.filter(([, value]) => value !== undefined));
    // the desk closes the connection of a request that it does not read to its end
    const to = { host: "127.0.0.1", port: this.#port, agent: false, method, path, headers };
    return new Promise((answered, failed) => {
      const sent = request(to, async (response) => {
        const said = (await json(response)) as { message?: string };
        const { statusCode: status = 0 } = response;
        answered({ status, message: said.message ?? "", json: said });
      });
      sent.on("error", failed);
      if (typeof body === "string") sent.end(body);
      else Readable.from(body).pipe(sent);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
