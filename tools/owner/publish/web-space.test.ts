import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setDefaultCACertificates } from "node:tls";
import { expect, test } from "vitest";
import { freePort } from "../../../tests/browser/programs.ts";
import { makeCertificate } from "../../../tests/support/ftps-server.ts";
import { proftpdRoot, sshdPath, vsftpdPath, whyMissing } from "../../../tests/support/needs.ts";
import { standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { standIn, testFolder } from "../../../tests/support/stand-in-site.ts";
import { filledTemplate } from "../../content/files/filled-template.ts";
import type { WebSpaceDestination } from "./destination.ts";
import { connectSftp } from "./sftp.ts";
import { toWebSpace } from "./web-space.ts";

/** On this machine; its only user is the one who runs the tests. */
type Server = { destination: WebSpaceDestination; root: string; stop(): void };

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isOpen = await new Promise((done) => {
      const socket = createConnection(port, "127.0.0.1", () => done(true));
      socket.on("error", () => done(false)).on("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`nothing answers on port ${port}`);
}

/** Writes the settings of a server, or of its client, into its folder. @returns their file */
async function configure(
  folder: string,
  name: string,
  { passive = 0, ...values }: Record<string, string | number> & { passive?: number },
): Promise<string> {
  const all = Object.entries({ ...values, folder, passive, last: passive + 40 });
  const texts = Object.fromEntries(all.map(([key, value]) => [key, String(value)]));
  const file = join(folder, `${name}.conf`);
  await writeFile(file, filledTemplate(`tests/support/servers/${name}.conf`, texts));
  return file;
}

type FtpSettings = { name: string; root: string; command: string[]; env?: NodeJS.ProcessEnv };

/** Its only user has the password "secret". */
async function startFtp(
  folder: string,
  { name, root, command, env }: FtpSettings,
  login: { user: string; path: string },
): Promise<Server> {
  const [port, passive] = [await freePort(), await freePort()];
  await chmod(folder, 0o755);
  const { paths } = makeCertificate(folder);
  const file = await configure(folder, name, {
    ...{ port, passive, root: join(folder, "ftp"), program: proftpdRoot, ...paths },
  });
  const [program = "", ...args] = command;
  const server = spawn(program, [...args, file], { stdio: "ignore", env });
  await answering(port);
  setDefaultCACertificates([await readFile(paths.cert, "utf8")]);
  process.env.PUBLISH_PASSWORD = "secret";
  const destination = { to: "ftps", host: "localhost", port, ...login } as const;
  return { destination, root, stop: () => server.kill() };
}

/** It wants the TLS session of the control connection on each data connection. */
async function startVsftpd(folder: string): Promise<Server> {
  const root = join(folder, "ftp/htdocs");
  await mkdir(root, { recursive: true });
  // the server's files belong to the user that its package has made
  await mkdir(join(folder, "empty"));
  execFileSync("chown", ["ftp", root]);
  const login = { user: "anonymous", path: "/htdocs" };
  return startFtp(folder, { name: "vsftpd", root, command: [vsftpdPath] }, login);
}

/** As a host sets it up: it resets data connections that it does not want. */
async function startProftpd(folder: string): Promise<Server> {
  const home = join(folder, "home");
  const root = join(home, "htdocs");
  await mkdir(root, { recursive: true });
  await mkdir(join(folder, "run"));
  execFileSync("chown", ["-R", "65534:65534", home]);
  const hash = execFileSync("openssl", ["passwd", "-6", "secret"], { encoding: "utf8" }).trim();
  const users = `nova:${hash}:65534:65534::${home}:/bin/false\n`;
  await writeFile(join(folder, "passwd"), users, { mode: 0o600 });
  const machine = process.arch === "arm64" ? "aarch64" : "x86_64";
  const libraries = join(proftpdRoot, `usr/lib/${machine}-linux-gnu`);
  const command = [join(proftpdRoot, "usr/sbin/proftpd"), "--nodaemon", "--config"];
  const env = { ...process.env, LD_LIBRARY_PATH: libraries };
  const login = { user: "nova", path: "htdocs" };
  return startFtp(folder, { name: "proftpd", root, command, env }, login);
}

async function startSshd(folder: string, subsystem = "internal-sftp") {
  const port = await freePort();
  const root = join(folder, "web");
  await mkdir(root);
  for (const name of ["host", "user", "other"]) {
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, name)]);
  }
  const hostKey = await readFile(join(folder, "host.pub"), "utf8");
  await writeFile(join(folder, "known"), `[localhost]:${port} ${hostKey}`);
  const file = await configure(folder, "sshd", { port, subsystem });
  await configure(folder, "ssh", {});
  if (process.getuid?.() === 0) await mkdir("/run/sshd", { recursive: true });
  const begin = (key: string) =>
    spawn(sshdPath, ["-D", "-f", file, "-o", `HostKey=${join(folder, key)}`], { stdio: "ignore" });
  let server = begin("host");
  await answering(port);
  return {
    restart: async (key: string) => {
      server.kill();
      await once(server, "exit");
      server = begin(key);
      await answering(port);
    },
    destination: {
      ...({ to: "sftp", host: "localhost", port } as const),
      ...{ user: userInfo().username, path: root },
    },
    root,
    stop: () => server.kill(),
  };
}

const notRoot = process.getuid?.() === 0 ? undefined : "it starts as root alone";
const noFtp = whyMissing("vsftpd") ?? notRoot;
const servers = [
  ["FTP over TLS (vsftpd)", startVsftpd, noFtp],
  ["FTP over TLS (ProFTPD)", startProftpd, whyMissing("ProFTPD") ?? notRoot],
  ["SFTP", startSshd, whyMissing("sshd")],
] as const;
const because = (missing?: string) => (missing ? ` (not tested: ${missing})` : "");

for (const [name, start, missing] of servers) {
  test.skipIf(missing)(
    `web space that is reached by ${name} shows the new version, and an interruption leaves the old one${because(missing)}`,
    async () => {
      await using folder = await testFolder();
      const sftp = `exec /usr/bin/sftp -F ${join(folder.path, "ssh.conf")} "$@"`;
      using _sftp = await standInProgram(folder.path, "sftp", sftp);
      const { destination, root, stop } = await start(folder.path);
      const at = (file: string) => readFile(join(root, file), "utf8");
      const shown = async () => [await at("interni.html"), await at("version.txt")];
      const publish = async (text: string, file?: string) => {
        const version = await standIn(folder.path, text);
        if (file) await writeFile(join(version.site, "photos", file), text);
        await writeFile(join(version.hosting, ".htaccess"), "# for Apache\n");
        return { version, done: toWebSpace(destination, version, { pause: 10 }) };
      };
      await (await publish("one", "old.0badcafe.jpg")).done;
      const photo = join(root, "photos/villa-01.0badcafe.jpg");
      const sent = (await stat(photo)).mtimeMs;
      const second = await publish("two");
      await second.done;
      const page = (text: string) => `<!doctype html><p>${text}</p>\n`;
      expect(await shown()).toEqual([page("two"), `${second.version.stamp}\n`]);
      expect((await stat(photo)).mtimeMs).toBe(sent);
      expect(await readdir(join(root, "photos"))).toContain("old.0badcafe.jpg");

      // a file stands where a folder is to be made
      await writeFile(join(root, "blocked"), "");
      const broken = await standIn(folder.path, "three");
      await writeFile(join(broken.hosting, ".htaccess"), "# for Apache\n");
      await mkdir(join(broken.site, "blocked"));
      await writeFile(join(broken.site, "blocked/page.html"), "three");
      await expect(toWebSpace(destination, broken, { pause: 10 })).rejects.toThrow();
      expect(await shown()).toEqual([page("two"), `${second.version.stamp}\n`]);

      await (await publish("four")).done;
      expect((await shown())[0]).toBe(page("four"));
      const files = await readdir(root, { recursive: true });
      expect(files).not.toContain("photos/old.0badcafe.jpg");
      expect(files).toEqual(expect.arrayContaining([".htaccess", ".htvilla.json"]));
      expect(files.filter((each) => each.endsWith(".villa-new"))).toEqual([]);
      stop();
    },
  );
}

const noSftp = whyMissing("sshd");

test.skipIf(noSftp)(
  `an SFTP server is trusted after a yes, known from then on, and may replace nothing by itself${because(noSftp)}`,
  async () => {
    await using folder = await testFolder();
    const sftp = `exec /usr/bin/sftp -F ${join(folder.path, "ssh.conf")} "$@"`;
    using _sftp = await standInProgram(folder.path, "sftp", sftp);
    using _ssh = await standInProgram(folder.path, "ssh", sftp.replace("sftp", "ssh"));
    const { destination, root, restart, stop } = await startSshd(
      folder.path,
      "internal-sftp -P posix-rename",
    );
    const known = join(folder.path, "known");
    const right = await readFile(known, "utf8");
    const otherKey = await readFile(join(folder.path, "other.pub"), "utf8");
    const fingerprint = execFileSync("ssh-keygen", ["-lf", known], { encoding: "utf8" });
    const publish = async (text: string, options = {}) => {
      const version = await standIn(folder.path, text);
      await writeFile(join(version.hosting, ".htaccess"), "# for Apache\n");
      await toWebSpace(destination, version, options);
      return readFile(join(root, "interni.html"), "utf8");
    };
    await writeFile(known, "");
    const [, sha] = fingerprint.split(" ");
    await expect(publish("one")).rejects.toThrow(
      `shows itself for the first time: ${sha}. If your host names the same fingerprint, publish once with -- --accept-host. The old site stays`,
    );
    expect(await publish("one", { acceptHost: true })).toContain("one");
    expect(await publish("two")).toContain("two");
    expect((await readdir(root)).filter((name) => name.includes(".villa-"))).toEqual([]);
    await writeFile(known, "");
    const other = async () => {
      // another server answers once the key has been shown
      await restart("other");
      return true;
    };
    await expect(connectSftp(destination, undefined, other)).rejects.toThrow(/another key than/);
    expect(await readFile(known, "utf8")).toBe("");
    await restart("host");
    await writeFile(known, right.replace(/ssh-ed25519.*/s, otherKey));
    await expect(publish("three")).rejects.toThrow(/shows another key than before/);
    await writeFile(known, right);
    await writeFile(join(folder.path, "user.pub"), otherKey);
    await expect(publish("three")).rejects.toThrow(/^localhost refuses .*: the password comes/);
    stop();
  },
  60_000,
);
