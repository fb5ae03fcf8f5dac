import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import sirv from "sirv";
import { editorPolicy } from "../../build/hosting/policy.ts";
import { languageOf } from "../../content/owner-language.ts";
import { addPage } from "./add-page/add-page.ts";
import {
  addPath,
  apiPath,
  bundlePath,
  deskPath,
  draftsPath,
  jobsPath,
  photographsPath,
  readyPath,
} from "./desk-addresses.ts";
import { deskOf } from "./desk-of.ts";
import { editorPage } from "./editor/editor-page.ts";
import { framePolicy, type PageSource } from "./frame/frame.ts";
import { answerEditor, sendRefusal } from "./gitea/gitea.ts";
import { answerJobs } from "./jobs/answer-jobs.ts";
import { deskTasks } from "./jobs/desk-tasks.ts";
import { Jobs } from "./jobs/jobs.ts";
import type { Drafts } from "./preview/drafts.ts";
import { readyPage } from "./ready-page/ready-page.ts";
import { checkHost, checkSite, checkToken } from "./saving/guard.ts";
import type { Desk } from "./saving/save.ts";
import { sendPhotograph } from "./send-photograph.ts";

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
  const desk = async () => ({ ...(await deskOf(root)), writeFile: options.writeFile });
  const jobs = new Jobs(deskTasks(root));
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
        void answerJobs(request, response, jobs, languageOf(request));
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
