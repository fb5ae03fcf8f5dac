import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { chromium } from "@playwright/test";

export const firefoxPath = "/usr/bin/firefox-esr";
export const webkitDriverPath = "/usr/bin/WebKitWebDriver";
export const displayPath = "/usr/bin/Xvfb";

/** Debian's package, or Playwright's download on other machines. */
const whole = ["/usr/bin/chromium", chromium.executablePath()];

/** The same engine without user interface and back-forward cache: opens pages in less than half the time. */
const shells = ["/usr/bin/chromium-headless-shell"];

export const hasChromium = (): boolean => Boolean(firstOf([...shells, ...whole]));
export const hasWholeChromium = (): boolean => Boolean(firstOf(whole));

/** @throws Error with the commands that install one, where there is none */
export function chromiumPath(): string {
  return firstOf([...shells, ...whole]) ?? noChromium();
}

/** For measurements: the shell has no preload scanner. @throws Error as `chromiumPath` */
export function browserPath(): string {
  return firstOf([...whole, ...shells]) ?? noChromium();
}

function firstOf(candidates: string[]): string | undefined {
  return [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path));
}

function noChromium(): never {
  throw new Error(
    "No Chromium was found. Install one: `sudo apt-get install chromium chromium-headless-shell` on Debian, " +
      "`npx playwright install chromium` elsewhere, or set CHROMIUM_PATH to the browser you have.",
  );
}

/** No sandbox, since CI runs as root; no background requests, which tests would count. */
export const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function freePort(): Promise<number> {
  // below those that the system gives to connections, which another test may get meanwhile
  const port = randomInt(11_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((done) => {
    server.once("error", () => done(false)).listen(port, () => done(true));
  });
  await new Promise((closed) => server.close(closed));
  return isFree ? port : freePort();
}

export type RunningServer = { url: string; close(): Promise<void> };

/** A server of this machine. @param port a free one by default */
export async function listening(
  answer: RequestListener,
  port = 0,
): Promise<RunningServer & AsyncDisposable> {
  const server = createHttpServer(answer);
  await new Promise<void>((begun) => server.listen(port, begun));
  const close = async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close, [Symbol.asyncDispose]: close };
}
