import { existsSync } from "node:fs";
import type { BrowserSetting, EngineBrowser } from "./engine-browser.ts";
import { firefoxPath, startChromium, startFirefox } from "./playwright-browsers.ts";
import { displayPath, startWebKit, webkitDriverPath } from "./webkit.ts";

type Engine = {
  /** What must be installed for it, and the packages of Debian that bring it. */
  paths: string[];
  packages: string;
  start(setting?: BrowserSetting): Promise<EngineBrowser>;
};

export type EngineName = "chromium" | "firefox" | "webkit";

/** The engines in which the behaviours are tried. */
export const engines: Record<EngineName, Engine> = {
  chromium: { paths: [], packages: "chromium", start: startChromium },
  firefox: { paths: [firefoxPath], packages: "firefox-esr", start: startFirefox },
  webkit: {
    paths: [webkitDriverPath, displayPath],
    packages: "webkit2gtk-driver xvfb",
    start: startWebKit,
  },
};

const names: EngineName[] = ["chromium", "firefox", "webkit"];
const isInstalled = (name: EngineName) => engines[name].paths.every((path) => existsSync(path));

export const installedEngines = names.filter(isInstalled);

/** One line that says which engines are left out here, and how to get them; empty if none is. */
export function missingEngines(): string {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return "";
  const packages = missing.map((name) => engines[name].packages).join(" ");
  return `Left out, as not installed: ${missing.join(", ")} (on Debian: sudo apt-get install ${packages})`;
}
