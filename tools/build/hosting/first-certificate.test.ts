import { execFileSync, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../../../tests/support/needs.ts";
import { standInPolicy } from "../../../tests/support/stand-in-site.ts";
import { missingServer } from "../../../tests/support/web-servers.ts";
import { nginxConfig } from "./nginx.ts";

const because = missingServer("nginx");
const guide = await readFile("docs/deploy.md", "utf8");

/** The block of the guide that answers before there is a certificate. */
const first = /```nginx\n(server \{[\s\S]*?acme-challenge[\s\S]*?)```/.exec(guide)?.[1] ?? "";

/** The block of the real configuration that answers without https. */
const plain =
  /^server \{[\s\S]*?^\}/m.exec(
    nginxConfig(standInPolicy, { serverName: "villa.example", root: "/var/www/villa" }),
  )?.[0] ?? "";

test.skipIf(because).each([
  ["of the guide, before there is a certificate", first],
  ["of the configuration, for its renewal", plain],
])("the plain http block %s answers certbot's question", async (_, block) => {
  const folder = await mkdtemp(join(tmpdir(), "certificate-"));
  const port = await freePort();
  await mkdir(join(folder, ".well-known/acme-challenge"), { recursive: true });
  await writeFile(join(folder, ".well-known/acme-challenge/token"), "proof");
  const site = block
    .replace("listen 80;", `listen ${port};`)
    .replace("listen [::]:80;", "")
    .replaceAll("/var/www/letsencrypt", folder);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; ${temporary.join(" ")}\n${site}\n}`,
  );
  const args = ["-p", folder, "-c", join(folder, "nginx.conf")];
  execFileSync("nginx", [...args, "-t", "-q"]);
  const nginx = spawn("nginx", args, { stdio: "ignore" });
  try {
    const question = `http://127.0.0.1:${port}/.well-known/acme-challenge/token`;
    const answer = async () => (await fetch(question)).text();
    await expect.poll(() => answer().catch(() => ""), { timeout: 10_000 }).toBe("proof");
  } finally {
    const ended = new Promise((exit) => nginx.once("exit", exit));
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true });
  }
});
