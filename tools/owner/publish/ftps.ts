import { dirname, join } from "node:path/posix";
import { Writable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { Client, FTPError } from "basic-ftp";
import { z } from "zod";
import { errorCode, errorText } from "../../content/files/errors.ts";
import { OwnerError, reasonOf, type Sentence, sentence } from "../words.ts";
import type { WebSpace, WebSpaceDestination } from "./destination.ts";

const implicitPort = 990;

/** How often one step is tried: some servers end a connection after some hundred files. */
const attempts = 5;

/** Of FTP, which say the same in every language of a server. */
const codes = { noFile: 550, noLogin: 530, wrongLogin: 430, tlsSession: 522 };

/** Not yet ready, no service, no data connection, transfer ended, file busy, local error, no room, session over. */
const temporary = [120, 421, 425, 426, 450, 451, 452, codes.noLogin];

/** Servers refuse a login by the code of a wrong password also where they are full, or closed for a while. */
const full = /too many|maxim|limit|already (connected|logged)|later|busy|maintenance|unavailable/i;

/** And where the password is right, but something else is not. */
const notPassword = /expire|lock|disabl|suspend|block|banned|home|director|encrypt|TLS|SSL/i;

/** A file or folder that is there, perhaps: they have the code of one that is not. */
const denied = /denied|allowed|permi|forbidden|disabl|support/i;

/** Errors of the system and of certificates, which stay. */
const final = /^(ENOTFOUND|CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** Milliseconds. */
export type Patience = { timeout?: number; pause?: number };

/** @throws OwnerError when the server does not let us in */
export async function connectFtps(
  destination: WebSpaceDestination,
  password: string | undefined,
  { timeout = 30_000, pause = 2000 }: Patience = {},
): Promise<WebSpace> {
  const { host, user, path, port = 21 } = destination;
  let client = new Client(timeout);
  let maxVersion: "TLSv1.2" | undefined;

  async function open(): Promise<void> {
    client.close();
    client = new Client(timeout);
    keepToHost(client);
    const secureOptions = { host, ...(maxVersion && { maxVersion }) };
    if (port === implicitPort) await greeting(client.connectImplicitTLS(host, port, secureOptions));
    else {
      await greeting(client.connect(host, port));
      // biome-ignore lint/correctness/useHookAtTopLevel: of a program, not of React
      await client.useTLS(secureOptions).catch((cause) => {
        if (!isRefusal(cause)) throw cause;
        throw new OwnerError("publish.noTls", { host, answer: cause.message }, { cause });
      });
    }
    await client.login(user, password ?? "").catch((cause) => {
      const { code, message } = cause;
      const isRefused = code === codes.noLogin || code === codes.wrongLogin;
      if (!isRefused || full.test(message)) throw cause;
      if (notPassword.test(message)) {
        const reason = sentence("publish.refused", { answer: message });
        throw new OwnerError("publish.spaceFailed", { host, reason }, { cause });
      }
      throw new OwnerError("publish.noLogin", { user, host }, { cause });
    });
    // biome-ignore lint/correctness/useHookAtTopLevel: of a program, not of React
    await client.useDefaultSettings();
    await client.cd(path).catch((cause) => {
      if (!isRefusal(cause) || denied.test(cause.message)) throw cause;
      throw new OwnerError("publish.noFolder", { folder: `${host}: ${path}` }, { cause });
    });
  }

  /** A server of something else is told by its first line; waiting for an answer would say nothing. */
  function greeting<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const { ftp } = client;
    ftp.socket.once("data", (text) => {
      const [message = ""] = `${text}`.trim().split(/\r?\n/);
      if (!/^\d{3}/.test(message)) ftp.closeWithError(new FTPError({ code: 0, message }));
    });
    return answer;
  }

  /** Does a step, on a new connection where the one before has ended or the server asks to wait. */
  async function step<Result>(work: () => Promise<Result>, isTransfer = false): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (client.closed) await open();
        return await work();
      } catch (error) {
        if (error instanceof OwnerError) throw error;
        const isOver =
          (isRefusal(error) && error.code !== codes.tlsSession) || final.test(errorCode(error));
        if (isOver || attempt === attempts) {
          const reason = reasonFor(error);
          throw new OwnerError("publish.spaceFailed", { host, reason }, { cause: error });
        }
        // some servers do not take up a session of TLS 1.3 on a data connection
        if (isTransfer || maxVersion) maxVersion = maxVersion ? undefined : "TLSv1.2";
        client.close();
        if (error instanceof FTPError || attempt > 1) await setTimeout(pause * attempt);
      }
    }
  }

  /** Without a data connection, where the server can tell. */
  async function sizeOf(file: string): Promise<number | undefined> {
    const isMissing = (error: unknown) => isRefusal(error) && error.code === codes.noFile;
    const answer = await client.send(`SIZE ${file}`).catch((error) => {
      if (isMissing(error) && !denied.test(error.message)) return undefined;
      if (isRefusal(error)) return error;
      throw error;
    });
    const [, size] = /^213 (\d+)/.exec(answer?.message ?? "") ?? [];
    if (size || !answer) return size ? Number(size) : undefined;
    return read(file).catch((error) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }

  /** @returns how many bytes it has */
  async function read(file: string): Promise<number> {
    let size = 0;
    const write = (chunk: Buffer, _: unknown, next: () => void) => {
      size += chunk.length;
      next();
    };
    await client.downloadTo(new Writable({ write }), file);
    return size;
  }

  async function entriesOf(folder: string): Promise<{ name: string }[]> {
    try {
      return await client.list(folder);
    } catch (error) {
      // also where the server tells nobody what it has
      const isMissing = error instanceof FTPError && error.code === 450;
      const isEmpty = isMissing && (folder !== "." || /no (such )?file/i.test(error.message));
      if (isEmpty || isRefusal(error)) return [];
      throw error;
    }
  }

  async function makeFolder(folder: string): Promise<void> {
    if (made.has(folder)) return;
    await makeFolder(dirname(folder));
    await step(() =>
      client.send(`MKD ${folder}`).catch((error) => {
        // it is there; where it could not be made, its first file is refused
        if (!isRefusal(error)) throw error;
      }),
    );
    made.add(folder);
  }

  await step(async () => {});
  const made = new Set<string>(["."]);

  return {
    atOnce: 1,
    async pathsIn(folders) {
      const paths: string[] = [];
      for (const folder of folders) {
        const entries = await step(() => entriesOf(folder), true);
        paths.push(...entries.map(({ name }) => join(folder, name)));
      }
      return paths;
    },
    async sizes(paths) {
      const sizes = new Map<string, number>();
      for (const path of paths) {
        const size = await step(() => sizeOf(path));
        if (size !== undefined) sizes.set(path, size);
      }
      return sizes;
    },
    get: (path, local) => step(async () => void (await client.downloadTo(local, path)), true),
    async put(files) {
      for (const [to, from] of files) {
        await makeFolder(dirname(to));
        const send = () => client.uploadFrom(from, to);
        await step(() => {
          return send().catch(async (error) => {
            // a server that replaces nothing refuses what an interruption has left there too
            if (!isRefusal(error)) throw error;
            if ((await client.sendIgnoringError(`DELE ${to}`)).code !== 250) throw error;
            return send();
          });
        }, true);
      }
    },
    async rename(pairs) {
      for (const [from, to] of pairs) await step(() => client.rename(from, to));
    },
    async remove(paths) {
      for (const each of paths) {
        const command = each.endsWith("/") ? `RMD ${each.slice(0, -1)}` : `DELE ${each}`;
        await step(() => client.sendIgnoringError(command));
        made.delete(each.slice(0, -1));
      }
    },
    [Symbol.dispose]: () => client.close(),
  };
}

/** An answer that stays. */
function isRefusal(error: unknown): error is FTPError {
  return error instanceof FTPError && !temporary.includes(error.code);
}

/** Servers behind a router name the address that they have there. */
function keepToHost({ ftp }: Client): void {
  const request = ftp.request.bind(ftp);
  ftp.request = async (command) => {
    const answer = await request(command);
    if (command !== "PASV") return answer;
    // that of IPv6 has no place in this answer
    const [address = "$&"] = /\d+(\.\d+){3}$/.exec(ftp.socket.remoteAddress ?? "") ?? [];
    const numbers = answer.message.replace(/ *, */g, ",");
    const message = numbers.replace(/(\d+,){3}\d+(?=,\d+,\d+)/, address.replaceAll(".", ","));
    return { ...answer, message };
  };
}

/** The program's own words are English; the server's stand beside ours. */
function reasonFor(error: unknown): Sentence {
  const text = errorText(error);
  // of several ways to a data connection the last one is told
  const [, said] = /Last error response was '(?:FTPError: )?(.*)'/.exec(text) ?? [];
  if (error instanceof FTPError || /^\d{3} /.test(said ?? "")) {
    const key = isRefusal(error) ? "publish.refused" : "publish.busy";
    return sentence(key, { answer: said ?? text });
  }
  const { data } = certificateError.safeParse(error);
  if (data) {
    const names = data.cert.subjectaltname.replaceAll("DNS:", "");
    return sentence("publish.otherName", { names });
  }
  if (/timeout/i.test(text)) return reasonOf(error, "ETIMEDOUT");
  const code = errorCode(error);
  return reasonOf(error, /^[A-Z]/.test(code) ? code : "ECONNRESET");
}

/** A certificate that is not for the host's name. */
const certificateError = z.object({
  code: z.literal("ERR_TLS_CERT_ALTNAME_INVALID"),
  cert: z.object({ subjectaltname: z.string() }),
});
