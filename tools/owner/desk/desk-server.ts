import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import sirv from "sirv";
import { editorPolicy } from "../../build/hosting/policy.ts";
import { houseFolder } from "../../content/house.ts";
import { languageOf } from "../../content/owner-language.ts";
import { addedPhotograph, addPhotograph } from "./add-photograph.ts";
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
import { addPage } from "./pages/add-page.ts";
import { editorPage } from "./pages/editor-page.ts";
import { framed, framePolicy, type PageSource } from "./pages/frame.ts";
import { readyPage } from "./pages/ready-page.ts";
import { sendPhotograph } from "./photographs.ts";
import { checkHost, checkSite, checkToken, readBody, sendJson, sendRefusal } from "./requests.ts";
import { inTurn } from "./save.ts";

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
  const { root, port, drafts } = options;
  const guard = { port, token: randomBytes(24).toString("base64url") };
  const { jobs = jobsOf(root) } = options;
  const files = options.editor && sirv(options.editor, { dev: true });

  const answer: DeskHandler = (request, response) => {
    const refuse = (error: unknown) => sendRefusal(request, response, error);
    try {
      // checked for every address, since unpublished pages must not be readable under another host name
      checkHost(request, guard);
      checkSite(request, guard);
      const address = request.url ?? "/";
      const [path = "/"] = address.split("?");
      if (path !== deskPath && !path.startsWith(`${deskPath}/`)) return false;
      if (path.startsWith(`${apiPath}/`)) {
        checkToken(request, guard);
        const asked = address.slice(apiPath.length);
        answerEditor(request, response, asked, () => deskFiles(root)).catch(refuse);
      } else if (path === draftsPath && drafts) {
        checkToken(request, guard);
        drafts.take(request, response).catch(refuse);
      } else if (path === jobsPath) {
        checkToken(request, guard);
        answerJobs(request, response, jobs).catch(refuse);
      } else if (path === photographsPath) {
        checkToken(request, guard);
        takePhotograph(request, response).catch(refuse);
      } else if (path.startsWith(`${photographsPath}/`)) {
        void sendPhotograph(root, decodeURI(path.slice(photographsPath.length + 1)), response);
      } else if (files && path.startsWith(`${bundlePath}/`)) {
        request.url = address.slice(bundlePath.length);
        files(request, response, () => void response.writeHead(404).end());
      } else {
        sendPage(request, response, path).catch(refuse);
      }
    } catch (error) {
      refuse(error);
    }
    return true;
  };

  async function takePhotograph(request: IncomingMessage, response: ServerResponse) {
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
    const text = await html({ root, ...guard, lang: languageOf(request) });
    response
      .writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": policy,
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "X-Robots-Tag": "noindex",
      })
      .end(text);
  }
  return { token: guard.token, answer };
}
