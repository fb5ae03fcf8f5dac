import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { join, posix } from "node:path";
import { buffer } from "node:stream/consumers";
import { createSecureContext, TLSSocket } from "node:tls";

type Certificate = ReturnType<typeof makeCertificate>;

/** For `localhost` alone, or for another name. */
export function makeCertificate(folder: string, name = "localhost") {
  const paths = { key: join(folder, `${name}-key.pem`), cert: join(folder, `${name}.pem`) };
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name} -addext subjectAltName=DNS:${name} -keyout ${paths.key} -out ${paths.cert}`;
  execFileSync("openssl", request.split(" "), { stdio: "ignore" });
  const [key, cert] = [readFileSync(paths.key), readFileSync(paths.cert)];
  // one for both connections, so that the data connection takes up the session
  return {
    cert,
    paths,
    secureContext: createSecureContext({ key, cert, sessionIdContext: "ftp" }),
  };
}

/** What a server answers to a command otherwise: a line, or the end of the connection. */
export type Oddity = {
  /** Instead of doing it, or after it was done. */
  say?: string;
  ends?: boolean;
  isDone?: boolean;
  /** Whether it answers nobody from then on. */
  isLast?: boolean;
  /** Milliseconds. */
  after?: number;
};

export type Quirks = {
  certificate: Certificate;
  /** @param nth of its kind, from 1 */
  odd?(command: string, argument: string, nth: number): Oddity | undefined;
  greeting?(nth: number): string | undefined;
  /** Bytes of an upload that are kept. */
  kept?(file: string, nth: number): number | undefined;
  replaces?: boolean;
  /** Whether data connections of TLS 1.3 fail. */
  fails13?: boolean;
  /** Of the answer to PASV; EPSV is then not known. */
  passiveAddress?: string;
};

/** What a server keeps; the root is the folder `.`. */
export type Disk = { files: Map<string, Buffer>; folders: Set<string> };

/** None is taken twice, as the system does: a client may still try a server that is gone. */
let nextPort = 10_000 + ((process.pid * 500) % 20_000);

/** A small FTP server over TLS, with oddities of real ones. */
export async function startFtps({ files, folders }: Disk, quirks: Quirks) {
  const { secureContext } = quirks.certificate;
  const { odd, greeting, kept, replaces = true } = quirks;
  const { passiveAddress, fails13 } = quirks;
  const counts = new Map<string, number>();
  const log: string[] = [];
  const count = (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts.get(name) ?? 0;
  };
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (raw) => {
    sockets.add(raw);
    const welcome = greeting?.(count("greeting")) ?? "220 here";
    let socket: Socket = raw;
    let from = "";
    let passive: Server | undefined;
    let connected: Promise<Socket>;
    let folder = "/";
    const say = (line: string) => socket.destroyed || socket.write(`${line}\r\n`);
    const data = async () => {
      const secure = new TLSSocket(await connected, { isServer: true, secureContext });
      return secure.on("error", () => {});
    };
    const listen = async () => {
      passive?.close();
      const open = createServer({ noDelay: true });
      passive = open;
      connected = new Promise((is) => open.once("connection", (near) => is(near)));
      await new Promise<void>((is) => open.listen(0, "127.0.0.1", is));
      return (open.address() as AddressInfo).port;
    };
    async function perform(command: string, argument: string): Promise<string> {
      const file = posix.resolve(folder, argument).slice(1);
      const content = files.get(file);
      const send = async (content: Buffer | string) => {
        say("150 it comes");
        const secure = await data();
        await new Promise((is) => secure.once("close", is).end(content));
        return "226 sent";
      };
      switch (command) {
        case "AUTH":
          return "234 go on";
        case "USER":
          return "331 password";
        case "PASS":
          return "230 in";
        case "FEAT":
          return "211 none";
        case "CWD":
          folder = posix.resolve(folder, argument);
          return "250 there";
        case "MKD":
          if (folders.has(file)) return "550 exists";
          folders.add(file);
          return "257 made";
        case "SIZE":
          return content ? `213 ${content.length}` : "550 no such file";
        case "PASV": {
          const port = await listen();
          const address = (passiveAddress ?? "127.0.0.1").replaceAll(".", ", ");
          return `227 passive (${address}, ${port >> 8}, ${port & 255})`;
        }
        case "EPSV":
          return passiveAddress ? "500 not known" : `229 passive (|||${await listen()}|)`;
        case "LIST": {
          if (fails13 && isNewTls()) return "425 session not resumed";
          const listed = posix.resolve(folder, argument.replace(/^-a ?/, "")).slice(1) || ".";
          const lines = [...files].map(([path, { length }]) =>
            posix.dirname(path) === listed
              ? `-rw-r--r-- 1 u g ${length} Jan 1 2026 ${posix.basename(path)}\r\n`
              : "",
          );
          return send(lines.join(""));
        }
        case "RETR":
          return content ? send(content) : "550 no such file";
        case "STOR": {
          if (fails13 && isNewTls()) return "522 session not resumed";
          if (!folders.has(posix.dirname(file))) return "553 no such folder";
          if (!replaces && content) return "553 exists";
          say("150 send it");
          const sent = await buffer(await data());
          files.set(file, sent.subarray(0, kept?.(argument, count("stored"))));
          return "226 stored";
        }
        case "RNFR":
          from = file;
          return content ? "350 and to?" : "550 no such file";
        case "RNTO":
          if (!replaces && content) return "550 exists";
          files.set(file, files.get(from) as Buffer);
          files.delete(from);
          return "250 renamed";
        case "DELE":
          return files.delete(file) ? "250 gone" : "550 no such file";
        case "RMD":
          if ([...files.keys()].some((path) => path.startsWith(`${file}/`))) return "550 not empty";
          return folders.delete(file) ? "250 gone" : "550 no such folder";
        default:
          return /^(TYPE|STRU|OPTS|PBSZ|PROT)$/.test(command) ? "200 yes" : "502 not known";
      }
    }
    const isNewTls = () => socket instanceof TLSSocket && socket.getProtocol() === "TLSv1.3";
    const answer = async (line: string) => {
      const [, command = "", argument = ""] = /^(\S+) ?(.*)$/.exec(line) ?? [];
      log.push(line);
      const oddity = odd?.(command, argument, count(command));
      const done = !oddity || oddity.isDone ? await perform(command, argument) : "";
      if (oddity?.after) await new Promise((later) => setTimeout(later, oddity.after));
      if (oddity?.isLast) stop();
      if (oddity?.ends) return void socket.destroy();
      const said = oddity?.say ?? (done || (await perform(command, argument)));
      say(said);
      if (!said.startsWith("234")) return;
      socket = new TLSSocket(raw, { isServer: true, secureContext });
      hear(socket);
    };
    function hear(from: Socket): void {
      let rest = "";
      let turn = Promise.resolve();
      from
        .on("error", () => {})
        .on("data", (chunk) => {
          const lines = `${rest}${chunk}`.split("\r\n");
          rest = lines.pop() ?? "";
          // a client may be gone before it has sent all of a file
          for (const line of lines) turn = turn.then(() => answer(line)).catch(() => {});
        });
    }
    hear(raw);
    say(welcome);
    if (/^[45]/.test(welcome)) raw.end();
  });
  function stop(): void {
    server.close();
    for (const socket of sockets) socket.destroy();
  }
  const listenAtNext = () => server.listen(nextPort++, "127.0.0.1");
  server.on("error", listenAtNext);
  await new Promise((listening) => server.once("listening", listening) && listenAtNext());
  return {
    port: (server.address() as AddressInfo).port,
    log,
    stop,
  };
}
