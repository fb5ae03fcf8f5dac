import { execFileSync, spawn } from "node:child_process";
import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, createConnection, createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setDefaultCACertificates } from "node:tls";
import { expect, test } from "vitest";
import { freePort, sshdPath, vsftpdPath, whyMissing } from "../../../tests/support/needs.ts";
import { standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { standIn, testFolder } from "../../../tests/support/stand-in-site.ts";
import type { WebSpaceDestination } from "./destination.ts";
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

/** It wants the TLS session of the control connection on each data connection. */
async function startVsftpd(folder: string): Promise<Server> {
  const [port, passive] = [await freePort(), await freePort()];
  const root = join(folder, "ftp");
  await mkdir(join(root, "htdocs"), { recursive: true });
  // the server's files belong to the user that its package has made
  await mkdir(join(folder, "empty"));
  await chmod(folder, 0o755);
  execFileSync("chown", ["ftp", join(root, "htdocs")]);
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`;
  execFileSync("openssl", request.split(" "), { stdio: "ignore" });
  const settings = `listen=YES listen_port=${port} background=NO write_enable=YES
    anonymous_enable=YES anon_root=${root} anon_umask=022
    anon_upload_enable=YES anon_mkdir_write_enable=YES anon_other_write_enable=YES
    ssl_enable=YES allow_anon_ssl=YES force_anon_logins_ssl=YES force_anon_data_ssl=YES
    require_ssl_reuse=YES ssl_ciphers=HIGH rsa_cert_file=${certificate} rsa_private_key_file=${key}
    pasv_min_port=${passive} pasv_max_port=${passive + 40}
    secure_chroot_dir=${join(folder, "empty")} seccomp_sandbox=NO isolate=NO isolate_network=NO`;
  const file = join(folder, "vsftpd.conf");
  await writeFile(file, settings.replaceAll(/\s+/g, "\n"));
  const server = spawn(vsftpdPath, [file], { stdio: "ignore" });
  await answering(port);
  setDefaultCACertificates([await readFile(certificate, "utf8")]);
  process.env.PUBLISH_PASSWORD = "secret";
  return {
    destination: { to: "ftps", host: "localhost", port, user: "anonymous", path: "/htdocs" },
    root: join(root, "htdocs"),
    stop: () => server.kill(),
  };
}

async function startSshd(folder: string): Promise<Server> {
  const port = await freePort();
  const root = join(folder, "web");
  await mkdir(root);
  for (const name of ["host", "user"]) {
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, name)]);
  }
  const hostKey = await readFile(join(folder, "host.pub"), "utf8");
  await writeFile(join(folder, "known"), `[localhost]:${port} ${hostKey}`);
  const config = `Port ${port}
ListenAddress 127.0.0.1
HostKey ${join(folder, "host")}
AuthorizedKeysFile ${join(folder, "user.pub")}
StrictModes no
UsePAM no
PidFile none
Subsystem sftp internal-sftp
`;
  await writeFile(join(folder, "sshd"), config);
  await writeFile(
    join(folder, "client"),
    `IdentityFile ${join(folder, "user")}\nUserKnownHostsFile ${join(folder, "known")}\nAddressFamily inet\n`,
  );
  if (process.getuid?.() === 0) await mkdir("/run/sshd", { recursive: true });
  const server = spawn(sshdPath, ["-D", "-f", join(folder, "sshd")], { stdio: "ignore" });
  await answering(port);
  return {
    destination: { to: "sftp", host: "localhost", port, user: userInfo().username, path: root },
    root,
    stop: () => server.kill(),
  };
}

const noFtp =
  whyMissing("vsftpd") ?? (process.getuid?.() === 0 ? undefined : "vsftpd starts as root alone");
const servers = [
  ["FTP over TLS", startVsftpd, noFtp],
  ["SFTP", startSshd, whyMissing("sshd")],
] as const;
const because = (missing?: string) => (missing ? ` (not tested: ${missing})` : "");

for (const [name, start, missing] of servers) {
  test.skipIf(missing)(
    `web space that is reached by ${name} shows the new version, and an interruption leaves the old one${because(missing)}`,
    async () => {
      await using folder = await testFolder();
      const sftp = `exec /usr/bin/sftp -F ${join(folder.path, "client")} "$@"`;
      using _sftp = await standInProgram(folder.path, "sftp", sftp);
      const { destination, root, stop } = await start(folder.path);
      const at = (file: string) => readFile(join(root, file), "utf8");
      const shown = async () => [await at("interni.html"), await at("version.txt")];
      const publish = async (text: string, file?: string) => {
        const version = await standIn(folder.path, text);
        if (file) await writeFile(join(version.site, "photos", file), text);
        await writeFile(join(version.hosting, ".htaccess"), "# for Apache\n");
        return { version, done: toWebSpace(destination, version) };
      };
      const first = await publish("one", "old.0badcafe.jpg");
      await first.done;
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
      await expect(toWebSpace(destination, broken)).rejects.toThrow();
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

test.skipIf(noFtp)(
  `after a reset of an FTP server the publication goes on where it stopped${because(noFtp)}`,
  async () => {
    await using folder = await testFolder();
    const { destination, root, stop } = await startVsftpd(folder.path);
    let resets = 0;
    // the control connection ends after some files, as with servers that count
    const proxy = createServer((near) => {
      const far = createConnection(destination.port ?? 0, "127.0.0.1");
      let bytes = 0;
      near.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes < 4000 || resets === 3) return;
        resets += 1;
        near.destroy();
      });
      near.pipe(far).pipe(near);
      for (const socket of [near, far])
        socket.on("error", () => {}).on("close", () => far.destroy());
    });
    await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
    const { port } = proxy.address() as AddressInfo;
    const version = await standIn(folder.path, "one");
    await writeFile(join(version.hosting, ".htaccess"), "# for Apache\n");
    await toWebSpace({ ...destination, port }, version);
    expect(resets).toBe(3);
    expect(await readFile(join(root, "version.txt"), "utf8")).toBe(`${version.stamp}\n`);
    proxy.close();
    stop();
  },
);
