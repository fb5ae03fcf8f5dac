import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import sirv from "sirv";
import { editorPolicy } from "../../build/hosting/policy.ts";
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
import { answerJobs, jobsOf } from "./jobs.ts";
import { addPage } from "./pages/add-page.ts";
import { editorPage } from "./pages/editor-page.ts";
import { framePolicy, type PageSource } from "./pages/frame.ts";
import { readyPage } from "./pages/ready-page.ts";
import { sendPhotograph } from "./photographs.ts";
import { checkHost, checkSite, checkToken, sendRefusal } from "./requests.ts";
import type { Desk } from "./saving/save.ts";

export type DeskOptions = {
  /** The folder that contains `content`. */
  root: string;
  port: number;
  /** The folder of the editor's bundle; without it there is only the API. */
  editor?: string;
  /** Shows what is not saved; without them there is no preview. */
  drafts?: Drafts;
  /** Only tests have another: see `Desk`. */
  writeFile?: Desk["writeFile"];
};

/** Handles a request to the desk; returns false if the request is not for the desk. */
export type DeskHandler = (...request: Parameters<RequestListener>) => boolean;

/** Of the editor's page, which connects to nothing but this machine; its preview has a `base` element. */
const policy = editorPolicy({ connect: [], images: [] }, "'self'");

/** Creates the desk's request handler for the development server, and the token that its page contains. */
export function openDesk(options: DeskOptions): { token: string; answer: DeskHandler } {
  const { root, port, editor, drafts } = options;
  const guard = { port, token: randomBytes(24).toString("base64url") };
  const desk = async () => ({ ...(await deskFiles(root)), writeFile: options.writeFile });
  const jobs = jobsOf(root);
  const files = editor && sirv(editor, { dev: true });

  const answer: DeskHandler = (request, response) => {
    try {
      // checked for every address, since unpublished pages must not be readable under another host name
      checkHost(request, guard);
      const address = request.url ?? "/";
      const [path = "/"] = address.split("?");
      if (path !== deskPath && !path.startsWith(`${deskPath}/`)) return false;
      checkSite(request, guard);
      if (path.startsWith(`${apiPath}/`)) {
        checkToken(request, guard);
        void answerEditor(request, response, address.slice(apiPath.length), desk);
      } else if (path === draftsPath && drafts) {
        checkToken(request, guard);
        drafts.take(request, response).catch((error) => sendRefusal(request, response, error));
      } else if (path === jobsPath) {
        checkToken(request, guard);
        void answerJobs(request, response, jobs);
      } else if (path.startsWith(`${photographsPath}/`)) {
        void sendPhotograph(root, decodeURI(path.slice(photographsPath.length + 1)), response);
      } else if (files && path.startsWith(`${bundlePath}/`)) {
        request.url = address.slice(bundlePath.length);
        files(request, response, () => void response.writeHead(404).end());
      } else if (path === readyPath) {
        void sendPage(request, response, readyPath, readyPage, framePolicy());
      } else if (path === addPath) {
        void sendPage(request, response, addPath, addPage, framePolicy("blob:"));
      } else {
        void sendPage(request, response, deskPath, editorPage, policy);
      }
    } catch (error) {
      sendRefusal(request, response, error);
    }
    return true;
  };

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    page: (source: PageSource) => Promise<string>,
    policy: string,
  ): Promise<void> {
    const name = `localhost:${port}`;
    // browsers keep separate storage for `localhost` and `127.0.0.1`, so the editor uses one of them
    if (request.headers.host !== name) {
      response.writeHead(302, { Location: `http://${name}${path}` }).end();
      return;
    }
    try {
      const html = await page({ root, ...guard, lang: languageOf(request) });
      response
        .writeHead(200, {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": policy,
          "Cache-Control": "no-store",
          "X-Content-Type-Options": "nosniff",
          "Referrer-Policy": "no-referrer",
          "X-Robots-Tag": "noindex",
        })
        .end(html);
    } catch (error) {
      sendRefusal(request, response, error);
    }
  }
  return { token: guard.token, answer };
}
