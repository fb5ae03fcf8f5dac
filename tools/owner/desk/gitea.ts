import { readdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import { filesBelow } from "../../content/files/files-below.ts";
import { OwnerError } from "../words/words.ts";
import { readBody, sendJson, sendRefusal } from "./requests.ts";
import { readOwnFile, versionOf } from "./saving/own-file.ts";
import { type Desk, save, savedFiles } from "./saving/save.ts";

// The part of Gitea's API that the editor uses with a server of one's own
// (https://docs.gitea.com/api/next, https://sveltiacms.app/en/docs/backends/gitea-forgejo): the
// folder `content` is the repository, with a single branch and a commit that follows from its files.

const repository = "desk/content";
const branch = "content";

const base = `/repos/${repository}`;

type Answer = { status?: number; json: unknown } | { bytes: Buffer };
type Call = { query: URLSearchParams; request: IncomingMessage; desk: () => Promise<Desk> };

const calls: [
  method: string,
  path: RegExp,
  answer: (call: Call, part: string) => Promise<Answer>,
][] = [
  ["GET", /^\/version$/, async () => ({ json: { version: "1.24.0" } })],
  ["GET", /^\/user$/, async () => ({ json: owner })],
  ["GET", /^\/settings\/api$/, async () => ({ json: limits })],
  ["GET", pattern(""), async () => ({ json: { default_branch: branch, permissions } })],
  ["GET", pattern("/branches/[^/]+"), async (call) => ({ json: await head(call) })],
  ["GET", pattern("/git/trees/[^/]+"), async (call) => ({ json: await tree(call) })],
  ["GET", pattern("/commits"), async () => ({ json: [] })],
  ["GET", pattern("/(?:raw|media/[^/]+)/(.+)"), async (call, path) => bytesOf(call, path)],
  ["POST", pattern("/file-contents"), async (call) => ({ json: await contents(call) })],
  ["POST", pattern("/contents"), async (call) => ({ status: 201, json: await commit(call) })],
];

function pattern(rest: string): RegExp {
  return new RegExp(`^${base}${rest}$`);
}

const owner = { id: 1, login: "owner", full_name: "", email: "", avatar_url: "", html_url: "" };
const permissions = { pull: true, push: true, admin: false };
const limits = {
  default_paging_num: 1000,
  max_response_items: 1000,
  default_max_blob_size: 10_485_760,
  default_max_response_size: 104_857_600,
};

/**
 * Answers the editor.
 * @param address below the root of the API
 */
export async function answerEditor(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  desk: () => Promise<Desk>,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(address, "http://localhost");
  try {
    for (const [method, path, answer] of calls) {
      const [matched, part] = path.exec(decodeURI(pathname)) ?? [];
      if (method !== request.method || matched === undefined) continue;
      send(response, await answer({ query, request, desk }, part ?? ""));
      return;
    }
    throw new OwnerError("refuse.noAddress", {}, { status: 404 });
  } catch (error) {
    sendRefusal(request, response, error);
  }
}

function send(response: ServerResponse, answer: Answer): void {
  if ("json" in answer) {
    sendJson(response, answer.json, answer.status);
    return;
  }
  response
    .writeHead(200, {
      "Content-Type": "application/octet-stream",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    })
    .end(answer.bytes);
}

async function tree({ desk }: Pick<Call, "desk">) {
  const { root } = await desk();
  const paths = (await filesBelow(join(root, "content"))).filter(
    (path) => !/(^|\/)\./.test(path) && /\.\w+$/.test(path),
  );
  const entries = await Promise.all(
    paths.map(async (name) => {
      const path = `content/${name}`;
      const bytes = await readOwnFile(root, path);
      return bytes && { type: "blob", path, sha: versionOf(bytes), size: bytes.length };
    }),
  );
  return { tree: entries.filter((entry) => entry !== undefined), truncated: false };
}

/** The id of the commit is computed from the files, so a change by hand gives a new commit too. */
async function head(call: Pick<Call, "desk">) {
  const { tree: entries } = await tree(call);
  const id = versionOf(Buffer.from(JSON.stringify(entries)));
  return { commit: { id, message: "" } };
}

async function bytesOf({ desk }: Call, path: string): Promise<Answer> {
  const bytes = await readShown(desk, path);
  if (!bytes) throw new OwnerError("refuse.noFile", { path }, { status: 404 });
  return { bytes };
}

async function contents({ request, desk }: Call) {
  const { files } = z
    .object({ files: z.array(z.string()).max(1000) })
    .parse(await readBody(request));
  return Promise.all(
    files.map(async (path) => {
      const bytes = await readShown(desk, path);
      return bytes && { path, content: bytes.toString("base64"), encoding: "base64" };
    }),
  );
}

/** A file of the content; its folder is listed first, so that no path leads out of it. */
async function readShown(desk: Call["desk"], path: string): Promise<Buffer | undefined> {
  const { root } = await desk();
  const parts = path.split("/");
  const isBelow = parts[0] === "content" && !parts.some((part) => part === ".." || part === "");
  const folder = isBelow ? parts.slice(0, -1).join("/") : "content";
  const names: string[] = await readdir(join(root, folder)).catch(() => []);
  return isBelow && names.some((name) => name === parts.at(-1))
    ? readOwnFile(root, path)
    : undefined;
}

/** One save after the other: two at once would both be made from the same files. */
let last: Promise<unknown> = Promise.resolve();

async function commit({ request, desk }: Call) {
  const body = z.object({ files: savedFiles }).safeParse(await readBody(request));
  if (!body.success) throw new OwnerError("refuse.malformed", {}, { status: 400 });
  const saved = last.then(async () => save(await desk(), body.data.files));
  last = saved.catch(() => {});
  const files = await saved;
  const { commit: made } = await head({ desk });
  return {
    commit: { sha: made.id, created: new Date().toISOString() },
    files: files.map(({ path, version }) => (version ? { path, sha: version } : null)),
  };
}
