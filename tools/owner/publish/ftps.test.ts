import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setDefaultCACertificates } from "node:tls";
import { afterAll, expect, test } from "vitest";
import { listening } from "../../../tests/browser/programs.ts";
import {
  type Disk,
  makeCertificate,
  type Oddity,
  type Quirks,
  startFtps,
} from "../../../tests/support/ftps-server.ts";
import { whyMissing } from "../../../tests/support/needs.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { toWebSpace, undoFirst, type WebSpaceOptions } from "./web-space.ts";

const missing = whyMissing("openssl");
const because = missing ? ` (not tested: ${missing})` : "";

const shared = await testFolder();
const certificate = missing ? undefined : makeCertificate(shared.path);
const other = missing ? undefined : makeCertificate(shared.path, "server.host.example");
setDefaultCACertificates([certificate, other].flatMap((each) => (each ? [String(each.cert)] : [])));
process.env.PUBLISH_PASSWORD = "secret";

const pages = ["index.html", "it.html", "it/villa.html", "404.html"];

/** A site of a few pages, each of which has the text. */
async function build(text: string) {
  const version = { site: join(shared.path, text), hosting: join(shared.path, `${text}-hosting`) };
  const files = { "photos/a.0badcafe.jpg": "a", [`assets/${text}.0badcafe.js`]: text };
  const documents = Object.fromEntries([...pages, "version.txt"].map((page) => [page, text]));
  for (const [path, content] of Object.entries({ ...documents, ...files })) {
    await mkdir(dirname(join(version.site, path)), { recursive: true });
    await writeFile(join(version.site, path), content);
  }
  await mkdir(version.hosting);
  await writeFile(join(version.hosting, ".htaccess"), `# ${text}`);
  return version;
}

const versions = { old: await build("old"), new: await build("new"), newer: await build("newer") };

const patience = { timeout: 10_000, pause: 1 };

/** A web space, with what another one has, and servers of it with oddities. */
function webSpace(other?: { disk: Disk }) {
  if (!certificate) throw new Error(missing);
  const files = new Map(other?.disk.files);
  const disk = { files, folders: new Set(other?.disk.folders ?? ["."]) };
  const servers: { stop(): void }[] = [];
  const start = async (quirks: Partial<Quirks> = {}) => {
    const server = await startFtps(disk, { certificate, ...quirks });
    servers.push(server);
    const { port, log } = server;
    return { log, to: { to: "ftps", host: "localhost", port, user: "nova", path: "." } as const };
  };
  const publish = async (
    text: keyof typeof versions,
    quirks: Partial<Quirks> = {},
    { address, ...options }: { address?: string } & WebSpaceOptions = {},
  ) => {
    const { to, log } = await start(quirks);
    await toWebSpace({ ...to, address }, versions[text], { ...patience, ...options });
    return { log };
  };
  return {
    disk,
    publish,
    undo: async (quirks = {}) => undoFirst((await start(quirks)).to, patience),
    /** Of each page its text; what stands aside, whole, is in brackets. */
    shown: () =>
      pages.map((page) => String(files.get(page) ?? `(${files.get(`${page}.villa-old`)})`)),
    names: () => [...files.keys()].sort(),
    [Symbol.dispose]() {
      for (const server of servers) server.stop();
    },
  };
}

/** As a publication has left it. */
const oldSite = certificate && webSpace();
await oldSite?.publish("old");
afterAll(async () => {
  oldSite?.[Symbol.dispose]();
  await shared[Symbol.asyncDispose]();
});

const commands = "AUTH USER PASS TYPE CWD SIZE RETR LIST MKD EPSV STOR RNFR RNTO DELE".split(" ");
const ways: Record<string, Oddity> = {
  "ends the connection before": { ends: true },
  "ends the connection after": { ends: true, isDone: true },
  refuses: { say: "550 not now" },
  "has no time for": { say: "421 later" },
  "answers late to": { after: 500, isDone: true },
};
/** Those of one file, of which the second meets the oddity. */
const repeated = ["SIZE", "MKD", "EPSV", "STOR", "RNFR", "RNTO", "DELE"];

const table = commands.flatMap((command) =>
  Object.entries(ways).flatMap(([way, oddity]) => {
    // what only asks leaves nothing that has been done
    if (oddity.ends && oddity.isDone && !/^(MKD|STOR|RN|DELE)/.test(command)) return [];
    const first = repeated.includes(command) ? 2 : 1;
    const row = { command, way, oddity, first };
    return [
      { ...row, how: "once", last: first, replaces: true },
      ...(oddity.after ? [] : [{ ...row, how: "always", last: 1e9, replaces: true }]),
      ...(/^(RN|SIZE|DELE|STOR)/.test(command)
        ? [{ ...row, how: "once, and replaces nothing", last: first, replaces: false }]
        : []),
    ];
  }),
);

/** At each rename of a publication: three for a page where a server replaces nothing. */
const gone = [true, false].flatMap((isDone) =>
  [true, false].flatMap((replaces) =>
    [1, 2, 3, 4, 5, 6, 7].map((nth) => {
      const oddity: Oddity = { ends: true, isLast: true, isDone };
      const row = { command: "RNTO", oddity, first: nth, last: nth, replaces };
      return { ...row, way: `is gone ${isDone ? "after" : "before"}`, how: `${nth}, ${replaces}` };
    }),
  ),
);

test.skipIf(missing).concurrent.each([...table, ...gone])(
  `where a server $way $command $how, each page is the old or the new one${because}`,
  async ({ command, oddity, first, last, replaces }) => {
    using space = webSpace(oldSite);
    const { publish, shown, names } = space;
    const odd = (each: string, _: string, nth: number) =>
      each === command && nth >= first && nth <= last ? oddity : undefined;
    const timeout = oddity.after ? 300 : patience.timeout;
    const outcome = await publish("new", { odd, replaces }, { timeout }).catch(
      (error: Error) => error.message,
    );
    const seen = shown();
    const count = seen.filter((text) => text === "new").length;
    // one that makes room is aside only where nobody answers who could put it back
    const isAside = Boolean(oddity.isLast && !replaces && seen.includes("(old)"));
    expect(seen.filter((text) => text === "old")).toHaveLength(4 - count - Number(isAside));
    if (typeof outcome !== "string") expect(count).toBe(4);
    else if (count === 0 && !isAside && !/ 0(–1)? of 4/.test(outcome))
      expect(outcome).toMatch(/localhost.*\. The old site stays$/s);
    else {
      const [, least, most = least, missing] =
        /\. (\d)(?:–(\d))? of 4 pages are new(, and one may be missing or cut)?; publ/.exec(
          outcome,
        ) ?? [];
      expect([Number(least) <= count, Number(most) >= count]).toEqual([true, true]);
      if (isAside) expect(missing).toBeDefined();
    }
    await publish("new", { replaces });
    expect(shown()).toEqual(Array(4).fill("new"));
    expect(names().filter((path) => /\.villa-(new|old)$/.test(path))).toEqual([]);
  },
);

const says = (commands: string, say: string, last = 1e9): Partial<Quirks> => ({
  odd: (each, _, nth) => (commands.split(" ").includes(each) && nth <= last ? { say } : undefined),
});
const once = (command: string, say: string) => says(command, say, 1);

test.skipIf(missing).each<[string, Partial<Quirks>]>([
  ["has too many connections", { greeting: (nth) => (nth < 3 ? "421 Too many" : undefined) }],
  ["has too many logins", once("PASS", "530 Sorry, too many users")],
  ["opens no data connection at first", once("EPSV", "425 not now")],
  ["breaks off a transfer", once("STOR", "426 broken off")],
  ["has a file in use", once("STOR", "450 in use")],
  ["has an error of its own", once("STOR", "451 error")],
  ["has no room for a moment", once("STOR", "452 no room")],
  ["names, with spaces, the address behind its router", { passiveAddress: "192.168.1.7" }],
  ["keeps half of an upload", { kept: (_, nth) => (nth === 2 ? 1 : undefined) }],
  ["keeps nothing of an upload", { kept: (_, nth) => (nth === 3 ? 0 : undefined) }],
  ["takes up no session of TLS 1.3", { fails13: true }],
  ["does not know SIZE", says("SIZE", "502 not known")],
  ["allows no SIZE", says("SIZE", "550 SIZE not allowed")],
  ["tells sizes in words", says("SIZE", "213 bytes: many")],
  ["does not tell what it has", says("LIST", "550 no")],
  ["has nothing to tell", says("LIST", "450 No files found")],
  ["knows no parameters of LIST", says("LIST", "501 what?")],
  ["is not ready", { greeting: (nth) => (nth < 2 ? "120 Ready in 1 minute" : undefined) }],
  ["is closed for a moment", once("PASS", "530 down for maintenance")],
  ["ends the session", says("STOR", "530 please log in", 2)],
  ["knows neither SIZE nor LIST", says("SIZE LIST", "502 not known")],
])(`a server that %s shows the new site${because}`, async (_, quirks) => {
  using space = webSpace();
  await space.publish("new", quirks);
  expect(space.shown()).toEqual(Array(4).fill("new"));
});

test.skipIf(missing).each<[string, Partial<Quirks>, RegExp]>([
  [
    "refuses the password",
    says("PASS", "430 Login incorrect, try again"),
    /^localhost refuses nova: the pass/,
  ],
  [
    "stays full",
    says("PASS", "530 too many users"),
    /later\. It says: 530 too many users\. The old/,
  ],
  [
    "lets nobody in",
    says("PASS", "530 Password expired"),
    /refuses a step\. It says: 530 Password expired\. The/,
  ],
  ["has no such folder", says("CWD", "550 no such folder"), /^localhost: \. is not there; make it/],
  ["denies the folder", says("CWD", "550 denied"), /It says: 550 denied\. The old/],
  [
    "is none of FTP",
    { greeting: () => "SSH-2.0-OpenSSH_10.0" },
    /It says: SSH-2.0-OpenSSH_10.0\. /,
  ],
  ["has no TLS", says("AUTH", "500 AUTH not understood"), /no encryption.*AUTH not understood/],
  ["renames nothing", says("RNTO", "553 no"), /allow renaming\..*553 no\. The old site/],
  ["keeps nothing", { kept: () => 0 }, /arrives there cut.*The old site stays$/],
  ["has no room", says("STOR", "552 quota"), /refuses a step\. It says: 552 quota\. The old site/],
  [
    "has a certificate of another name",
    { ...(other && { certificate: other }) },
    /for another name \(server\.host\.example\); if that is the server of your host, write it as "host"/,
  ],
])(`a server that %s is told as that${because}`, async (_, quirks, words) => {
  using space = webSpace();
  await expect(space.publish("new", quirks)).rejects.toThrow(words);
});

test.skipIf(missing)(
  `the site of somebody else is replaced after a yes, kept, and put back by the first undo${because}`,
  async () => {
    using space = webSpace();
    const { publish, undo, names } = space;
    const { files } = space.disk;
    files.set("index.html", Buffer.from("former")).set(".htaccess", Buffer.from("# former"));
    const before = names();
    await expect(publish("new")).rejects.toThrow(/publish once with -- --yes.*The old site stays$/);
    expect(names()).toEqual(before);
    await publish("new", {}, { yes: true });
    expect(space.shown()[0]).toBe("new");
    const aside = names().filter((path) => path.includes("former"));
    expect(aside).toEqual([".htvilla-former-.htaccess", ".htvilla-former-index.html"]);
    await undo({ replaces: false });
    expect(String(files.get("index.html"))).toBe("former");
    expect(String(files.get(".htaccess"))).toBe("# former");
    expect(names()).toEqual(before);

    await publish("new", {}, { yes: true });
    await publish("newer");
    await expect(undo()).rejects.toThrow("This machine has no earlier version to put back");
    expect(space.shown()[0]).toBe("newer");
  },
);

test.skipIf(missing)(
  `what has not changed is sent again with --all alone, and leftovers go${because}`,
  async () => {
    using space = webSpace();
    const sent = async (options = {}) => {
      const { log } = await space.publish("new", {}, options);
      return log.filter((line) => /^STOR (?!\.htvilla)/.test(line)).length;
    };
    expect([await sent(), await sent()]).toEqual([8, 0]);
    const before = space.names();
    space.disk.files.set("it/gone.html.villa-new", Buffer.of());
    expect([await sent(), await sent({ all: true })]).toEqual([0, 8]);
    expect(space.names()).toEqual(before);
  },
);

test.skipIf(missing).each([
  [200, false],
  [404, false],
  [403, true],
  [500, true],
])(
  `rules that the host answers with %i stop the publication: %j${because}`,
  async (status, stops) => {
    using space = webSpace();
    await space.publish("old");
    const probe = () => space.names().filter((path) => path.startsWith("villa-probe"));
    const asked: [string | undefined, string[]][] = [];
    await using host = await listening(({ url }, response) => {
      asked.push([url, probe()]);
      response.writeHead(status).end();
    });
    const published = space.publish("new", {}, { address: host.url });
    if (stops) await expect(published).rejects.toThrow(`${status}`);
    else await published;
    const files = ["villa-probe/.htaccess", "villa-probe/probe.txt"];
    expect(asked).toEqual([["/villa-probe/probe.txt", files]]);
    expect(new Set(space.shown())).toEqual(new Set([stops ? "old" : "new"]));
    expect([...space.disk.folders, ...probe()]).not.toContain("villa-probe");
  },
);
