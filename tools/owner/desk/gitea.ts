import { readdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import { languageOf } from "../../content/owner-language.ts";
import { OwnerError, say } from "../words.ts";
import { apiPath } from "./addresses.ts";
import { type DeskFiles, deskFiles, fileKind, turned } from "./desk-files.ts";
import answers from "./gitea-answers.json" with { type: "json" };
import { readBody, sendBytes, sendJson } from "./requests.ts";
import { inTurn, save, savedFiles } from "./save.ts";
import { readOwnFile, versionOf } from "./write-whole.ts";

// The part of Gitea's API that the editor uses: https://docs.gitea.com/api/next,
// https://sveltiacms.app/en/docs/backends/gitea-forgejo. The repository is the folder `content`.

const branch = "content";
const { owner, permissions, limits } = answers;

type Call = { request: IncomingMessage; root: string };

/** What is answered, by method and address; below `/repo` stands the repository. */
const calls: [string, RegExp, (call: Call, part: string) => Promise<unknown>][] = [
  ["GET", /^\/version$/, async () => ({ version: "1.24.0" })],
  ["GET", /^\/user$/, user],
  ["GET", /^\/settings\/api$/, async () => limits],
  ["GET", /^\/repo$/, async () => ({ default_branch: branch, permissions })],
  ["GET", /^\/repo\/branches\/[^/]+$/, head],
  ["GET", /^\/repo\/git\/trees\/[^/]+$/, tree],
  ["GET", /^\/repo\/commits$/, async () => []],
  ["GET", /^\/repo\/(?:raw|media\/[^/]+)\/(.+)$/, bytesOf],
  ["POST", /^\/repo\/file-contents$/, contents],
  ["POST", /^\/repo\/contents$/, commit],
];

/** @throws OwnerError */
export async function answerEditor(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const asked = decodeURI(pathname).replace(apiPath, "").replace("/repos/desk/content", "/repo");
  for (const [method, path, answer] of calls) {
    const [matched, part = ""] = path.exec(asked) ?? [];
    if (method !== request.method || matched === undefined) continue;
    const answered = await answer({ request, root }, part);
    if (answered instanceof Buffer) sendBytes(response, answered, "application/octet-stream");
    else sendJson(response, answered, method === "POST" ? 201 : 200);
    return;
  }
  throw new OwnerError("refuse.noAddress", {}, { status: 404 });
}

/** The editor greets her by her name. */
async function user({ request }: Call) {
  return { ...owner, full_name: say("editor.owner", languageOf(request)) };
}

/** The bytes of a file that the desk may show. */
async function read(known: DeskFiles, path: string): Promise<Buffer | undefined> {
  return fileKind(path, known) && (await readOwnFile(known.root, path));
}

async function tree({ root }: Pick<Call, "root">) {
  const known = await deskFiles(root);
  const pictures = await Promise.all(
    known.folders.map(async (folder) => {
      const names = await readdir(join(root, folder)).catch(() => []);
      return names.map((name) => `${folder}/${name}`);
    }),
  );
  const paths = new Set([...Object.keys(known.shapes), ...known.pages, ...pictures.flat()]);
  const entries = await Promise.all(
    [...paths].sort().map(async (path) => {
      const bytes = await read(known, path);
      return (
        bytes && { type: "blob", path: turned(path), sha: versionOf(bytes), size: bytes.length }
      );
    }),
  );
  return { tree: entries.filter((entry) => entry !== undefined), truncated: false };
}

/** The id of the commit is computed from the files, so a change by hand gives a new commit too. */
async function head(call: Pick<Call, "root">) {
  const { tree: entries } = await tree(call);
  const id = versionOf(Buffer.from(JSON.stringify(entries)));
  return { commit: { id, message: "" } };
}

async function bytesOf({ root }: Call, asked: string): Promise<Buffer> {
  const path = turned(asked);
  const bytes = await read(await deskFiles(root), path);
  if (!bytes) throw new OwnerError("refuse.noFile", { path }, { status: 404 });
  return bytes;
}

async function contents({ request, root }: Call) {
  const known = await deskFiles(root);
  const wanted = z.object({ files: z.array(z.string()).max(1000) });
  const { files } = await readBody(request, wanted);
  return Promise.all(
    files.map(async (asked) => {
      const bytes = await read(known, turned(asked));
      return bytes && { path: asked, content: bytes.toString("base64"), encoding: "base64" };
    }),
  );
}

async function commit({ request, root }: Call) {
  const sent = await readBody(request, z.object({ files: savedFiles }));
  const changed = sent.files.map((file) => ({ ...file, path: turned(file.path) }));
  const files = await inTurn(async () => save(await deskFiles(root), changed));
  const { commit: made } = await head({ root });
  return {
    commit: { sha: made.id, created: new Date().toISOString() },
    files: files.map(({ path, version }) =>
      version ? { path: turned(path), sha: version } : null,
    ),
  };
}
