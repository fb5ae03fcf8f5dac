import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import {
  displayPath,
  firefoxPath,
  hasChromium,
  hasWholeChromium,
  webkitDriverPath,
} from "../browser/programs.ts";

export type Need = {
  /** Of Debian. */
  packages: string[];
  isHere(): boolean;
  /** The folder into which they are unpacked, as they exclude others. */
  root?: string;
};

export const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export const vsftpdPath = "/usr/sbin/vsftpd";
export const proftpdRoot = resolve(import.meta.dirname, "../../.cache/proftpd");
export const sshdPath = "/usr/sbin/sshd";
export const apachePath = "/usr/sbin/apache2";

const program = (name: string): Need => ({ packages: [name], isHere: () => isOnPath(name) });

export const needs = {
  Chromium: { packages: ["chromium-headless-shell", "fonts-liberation"], isHere: hasChromium },
  "Chromium with its back-forward cache": { packages: ["chromium"], isHere: hasWholeChromium },
  Firefox: { packages: ["firefox-esr"], isHere: () => existsSync(firefoxPath) },
  WebKit: {
    packages: ["webkit2gtk-driver", "xvfb"],
    isHere: () => existsSync(webkitDriverPath) && existsSync(displayPath),
  },
  nginx: {
    packages: ["nginx", "libnginx-mod-http-brotli-static"],
    isHere: () => isOnPath("nginx") && existsSync(brotliModule),
  },
  Apache: { packages: ["apache2"], isHere: () => existsSync(apachePath) },
  vsftpd: {
    packages: ["vsftpd", "openssl"],
    isHere: () => existsSync(vsftpdPath) && isOnPath("openssl"),
  },
  ProFTPD: {
    packages: ["proftpd-core", "proftpd-mod-crypto"],
    root: proftpdRoot,
    isHere: () => existsSync(join(proftpdRoot, "usr/sbin/proftpd")) && isOnPath("openssl"),
  },
  sshd: {
    packages: ["openssh-server", "openssh-client"],
    isHere: () => existsSync(sshdPath) && isOnPath("sftp"),
  },
  openssl: program("openssl"),
  rsync: program("rsync"),
  git: program("git"),
} satisfies Record<string, Need>;

/** Why such tests are left out; undefined if it is here. */
export function whyMissing(name: keyof typeof needs): string | undefined {
  const { isHere, packages, root }: Need = needs[name];
  const way = root ? "npm test, as root" : `apt-get install ${packages.join(" ")}`;
  return isHere() ? undefined : `${name} is not installed: ${way}`;
}

function isOnPath(name: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
