import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { deskOf } from "./desk-of.ts";
import { answerEditor, sendRefusal } from "./gitea/gitea.ts";
import { checkHost, checkSite, checkToken } from "./saving/guard.ts";
import type { Desk } from "./saving/save.ts";

/** Below which the desk's own addresses stand. */
const deskPath = "/admin";
const apiPath = `${deskPath}/api/v1`;

export type DeskOptions = {
  /** The folder that `content` stands in. */
  root: string;
  port: number;
  /** Only tests have another: see `Desk`. */
  writeFile?: Desk["writeFile"];
};

/** The desk's part of a server: whether it has answered, or will. */
export type DeskHandler = (...request: Parameters<RequestListener>) => boolean;

/** Makes the desk's part of the development server, and the token that its page is given. */
export function openDesk(options: DeskOptions): { token: string; answer: DeskHandler } {
  const door = { port: options.port, token: randomBytes(24).toString("base64url") };
  const desk = async () => ({ ...(await deskOf(options.root)), writeFile: options.writeFile });
  const answer: DeskHandler = (request, response) => {
    try {
      // for the whole server: it would show another name what is not yet published
      checkHost(request, door);
      const address = request.url ?? "/";
      if (!address.startsWith(`${apiPath}/`)) return false;
      checkSite(request, door);
      checkToken(request, door);
      void answerEditor(request, response, address.slice(apiPath.length), desk);
    } catch (error) {
      sendRefusal(request, response, error);
    }
    return true;
  };
  return { token: door.token, answer };
}
