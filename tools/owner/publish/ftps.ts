import { dirname } from "node:path/posix";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { Client, FTPError } from "basic-ftp";
import { errorText } from "../../content/files/errors.ts";
import { OwnerError, reasonOf } from "../words/words.ts";
import type { WebSpace, WebSpaceDestination } from "./destination.ts";

const implicitPort = 990;

/** How often one step is tried on a new connection: some servers end it after some hundred files. */
const attempts = 5;
/** Milliseconds before another attempt, for a server that has too many connections. */
const pause = 2000;

/** Codes of FTP, which say the same in every language of a server. */
const codes = { noFile: 550, busy: 421, noLogin: 530 };

/** @throws OwnerError when the server does not let us in */
export async function connectFtps(
  destination: WebSpaceDestination,
  password: string | undefined,
): Promise<WebSpace> {
  const { host, user, path, port = 21 } = destination;
  const secure = port === implicitPort ? ("implicit" as const) : true;
  let client = new Client();
  const open = async () => {
    client.close();
    client = new Client();
    await client.access({ host, port, user, password: password ?? "", secure });
    await client.cd(path);
  };

  /** Does a step, on a new connection where the server has ended the old one. */
  async function step<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (client.closed) await open();
        return await work();
      } catch (error) {
        const code = error instanceof FTPError ? error.code : 0;
        const isOver = code !== 0 && code !== codes.busy;
        if (isOver || attempt === attempts) throw refusal(error, code);
        client.close();
        await new Promise((later) => setTimeout(later, code === codes.busy ? pause : 0));
      }
    }
  }

  function refusal(cause: unknown, code: number): OwnerError {
    if (code === codes.noLogin) return new OwnerError("publish.noLogin", { user, host }, { cause });
    // the program's own words are English
    const isLate = /^timeout/i.test(errorText(cause));
    const reason = code ? errorText(cause) : reasonOf(cause, isLate ? "ETIMEDOUT" : undefined);
    return new OwnerError("publish.spaceFailed", { host, reason }, { cause });
  }

  await step(open);
  const root = await step(() => client.pwd());
  const made = new Set<string>(["."]);

  return {
    read: (file) =>
      step(async () => {
        const stream = new PassThrough();
        const [content] = await Promise.all([text(stream), client.downloadTo(stream, file)]);
        return content;
      }).catch((error) => {
        if (error.cause instanceof FTPError && error.cause.code === codes.noFile) return undefined;
        throw error;
      }),
    async put(files) {
      for (const [to, from] of files) {
        const folder = dirname(to);
        if (!made.has(folder)) {
          await step(async () => {
            await client.ensureDir(folder);
            await client.cd(root);
          });
          made.add(folder);
        }
        await step(() => client.uploadFrom(from, to));
      }
    },
    async rename(pairs) {
      for (const [from, to] of pairs) {
        await step(() => client.rename(from, to)).catch(async (error) => {
          // some servers do not replace a file
          await step(() => client.remove(to, true));
          await step(() => client.rename(from, to)).catch(() => {
            throw error;
          });
        });
      }
    },
    async remove(paths) {
      for (const each of paths) await step(() => client.remove(each, true));
    },
    close: () => client.close(),
  };
}
