import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import sirv from "sirv";
import { editorPolicy } from "../../build/hosting/policy.ts";
import { houseFolder } from "../../content/house.ts";
import { languageOf } from "../../content/owner-language.ts";
import {
  addPath,
  apiPath,
  bundlePath,
  deskPath,
  draftsPath,
  jobsPath,
  photographsPath,
  readyPath,
} from "./addresses.ts";
import { deskFiles } from "./desk-files.ts";
import type { Drafts } from "./drafts.ts";
import { answerEditor } from "./gitea.ts";
import { answerJobs, type Jobs, jobsOf } from "./jobs.ts";
import { addPage, readyPage } from "./pages/desk-pages.ts";
import { editorPage } from "./pages/editor-page.ts";
import { framed, framePolicy, type PageSource } from "./pages/frame.ts";
import { sendPhotograph } from "./photographs.ts";
import { checkSite, checkToken, readBody, sendBytes, sendJson, sendRefusal } from "./requests.ts";
import { addedPhotograph, addPhotograph, inTurn } from "./save.ts";

export type DeskOptions = {
  root: string;
  port: number;
  /** The folder of the editor's bundle; without it there is only the API. */
  editor?: string;
  drafts?: Drafts;
  jobs?: Jobs;
};

export type DeskHandler = (...request: Parameters<RequestListener>) => boolean;

type Page = { html: (source: PageSource) => Promise<string> | string; policy: string };

const pages: Record<string, Page> = {
  [readyPath]: { html: readyPage, policy: framePolicy() },
  [addPath]: { html: addPage, policy: framePolicy("blob:") },
};

/** It connects to nothing but this machine; its preview has a `base` element. */
const editor: Page = {
  html: editorPage,
  policy: editorPolicy({ connect: [], images: [] }, "'self'"),
};

/** In place of all others where the project has no house of the owner's. */
const start: Page = {
  html: (source) => framed(source, "start", { desk: deskPath }),
  policy: framePolicy(),
};

export function openDesk(options: DeskOptions): { token: string; answer: DeskHandler } {
  const { root, port, drafts, jobs = jobsOf(root) } = options;
  /** Known to the desk's own page alone, new at each start. */
  const token = randomBytes(24).toString("base64url");
  const files = options.editor && sirv(options.editor, { dev: true });

  const answer: DeskHandler = (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    const isOfDesk = path === deskPath || path.startsWith(`${deskPath}/`);
    const refuse = (error: unknown) => sendRefusal(request, response, error);
    try {
      // checked for every address, since unpublished pages must not be readable under another host name
      checkSite(request, port);
    } catch (error) {
      refuse(error);
      return true;
    }
    if (isOfDesk) serve(request, response, path).catch(refuse);
    return isOfDesk;
  };

  async function serve(request: IncomingMessage, response: ServerResponse, path: string) {
    if (path.startsWith(`${photographsPath}/`)) {
      return sendPhotograph(root, decodeURI(path.slice(photographsPath.length + 1)), response);
    }
    if (files && path.startsWith(`${bundlePath}/`)) {
      request.url = path.slice(bundlePath.length);
      return files(request, response, () => void response.writeHead(404).end());
    }
    const isOfApi = path.startsWith(`${apiPath}/`);
    if (!isOfApi && ![draftsPath, jobsPath, photographsPath].includes(path)) {
      return sendPage(request, response, path);
    }
    checkToken(request, token);
    if (isOfApi) return answerEditor(request, response, root);
    if (path === jobsPath) return answerJobs(request, response, jobs);
    if (path === draftsPath) return drafts?.take(request, response);
    const added = await readBody(request, addedPhotograph);
    await inTurn(async () => addPhotograph(await deskFiles(root), added));
    sendJson(response, {}, 201);
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const name = `localhost:${port}`;
    // browsers keep separate storage for `localhost` and `127.0.0.1`, so the editor uses one of them
    if (request.headers.host !== name) {
      response.writeHead(302, { Location: `http://${name}${path}` }).end();
      return;
    }
    const { html, policy } = houseFolder(root) === "content" ? (pages[path] ?? editor) : start;
    const text = await html({ root, port, token, lang: languageOf(request) });
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Referrer-Policy", "no-referrer");
    response.setHeader("X-Robots-Tag", "noindex");
    sendBytes(response, text, "text/html; charset=utf-8");
  }
  return { token, answer };
}
