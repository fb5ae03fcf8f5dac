import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setDefaultCACertificates } from "node:tls";
import { expect, test } from "vitest";
import {
  makeCertificate,
  type Oddity,
  type Quirks,
  startFtps,
} from "../../../tests/support/ftps-server.ts";
import { whyMissing } from "../../../tests/support/needs.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { toWebSpace } from "./web-space.ts";

const missing = whyMissing("vsftpd");
const because = missing ? ` (not tested: ${missing})` : "";

const shared = await testFolder();
const certificate = missing ? undefined : makeCertificate(shared.path);
if (certificate) setDefaultCACertificates([String(certificate.cert)]);
process.env.PUBLISH_PASSWORD = "secret";

const pages = ["index.html", "it.html", "it/villa.html", "404.html"];

/** A site of a few pages, each of which has the text. */
async function build(folder: string, text: string) {
  const version = { site: join(folder, text, "site"), hosting: join(folder, text, "hosting") };
  const files = { "photos/a.0badcafe.jpg": "a", [`assets/${text}.0badcafe.js`]: text };
  const site = Object.fromEntries([...pages, "version.txt"].map((page) => [page, text]));
  for (const [path, content] of Object.entries({ ...site, ...files })) {
    await mkdir(dirname(join(version.site, path)), { recursive: true });
    await writeFile(join(version.site, path), content);
  }
  await mkdir(version.hosting, { recursive: true });
  await writeFile(join(version.hosting, ".htaccess"), `# ${text}`);
  return version;
}

const patience = { timeout: 300, pause: 1 };

/** A web space that shows the old site, and servers of it with oddities. */
async function webSpace() {
  if (!certificate) throw new Error(missing);
  const folder = await testFolder();
  const root = join(folder.path, "web");
  await mkdir(root);
  const servers: { stop(): void }[] = [];
  const publish = async (text: string, quirks: Partial<Quirks> = {}, options = {}) => {
    const server = await startFtps(root, { certificate, ...quirks });
    servers.push(server);
    const { port } = server;
    const to = { to: "ftps", host: "localhost", port, user: "nova", path: "." } as const;
    await toWebSpace(to, await build(folder.path, text), { ...patience, ...options });
    return server;
  };
  return {
    root,
    publish,
    shown: () => Promise.all(pages.map((page) => readFile(join(root, page), "utf8"))),
    files: async () =>
      (await readdir(root, { recursive: true })).filter((path) => path.includes(".")),
    async [Symbol.asyncDispose]() {
      for (const server of servers) server.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** As a publication has left it. */
const oldSite = certificate && (await webSpace());
await oldSite?.publish("old");

const commands = "AUTH USER PASS TYPE CWD SIZE RETR LIST MKD EPSV STOR RNFR RNTO DELE".split(" ");
const ways: Record<string, Oddity> = {
  "ends the connection before": { ends: true },
  "ends the connection after": { ends: true, isDone: true },
  refuses: { say: "550 not now" },
  "has no time for": { say: "421 later" },
  "has no room for": { say: "452 no room" },
  "answers late to": { after: 500, isDone: true },
};
/** Those of one file, of which the second meets the oddity. */
const repeated = ["SIZE", "MKD", "EPSV", "STOR", "RNFR", "RNTO", "DELE"];

const table = commands.flatMap((command) =>
  Object.entries(ways).flatMap(([way, oddity]) => {
    const first = repeated.includes(command) ? 2 : 1;
    const row = { command, way, oddity, first };
    return [
      { ...row, how: "once", last: first, replaces: true },
      ...(oddity.after ? [] : [{ ...row, how: "always", last: 1e9, replaces: true }]),
      ...(/^(RN|SIZE|DELE)/.test(command)
        ? [{ ...row, how: "once, and replaces nothing", last: first, replaces: false }]
        : []),
    ];
  }),
);

test.skipIf(missing).concurrent.each(table)(
  `where a server $way $command $how, each page is the old or the new one${because}`,
  async ({ command, oddity, first, last, replaces }) => {
    await using space = await webSpace();
    const { root, publish, shown, files } = space;
    await cp(oldSite?.root ?? "", root, { recursive: true });
    const odd = (each: string, _: string, nth: number) =>
      each === command && nth >= first && nth <= last ? oddity : undefined;
    const outcome = await publish("new", { odd, replaces }).catch((error: Error) => error.message);
    const seen = await shown();
    const count = seen.filter((text) => text === "new").length;
    expect(seen.filter((text) => text !== "old")).toEqual(Array(count).fill("new"));
    if (typeof outcome !== "string") expect(count).toBe(4);
    else if (count === 0) expect(outcome).toMatch(/localhost.*\. The old site stays$/s);
    else expect(outcome).toMatch(new RegExp(`\\. ${count} of 4 pages are new; publish again$`));
    await publish("new", { replaces });
    expect(await shown()).toEqual(Array(4).fill("new"));
    expect((await files()).filter((path) => /\.villa-(new|old)$/.test(path))).toEqual([]);
  },
);
