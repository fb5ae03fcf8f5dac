import { needs } from "../../support/needs.ts";
import type { BrowserSetting, EngineBrowser } from "./engine-browser.ts";
import { startChromium, startFirefox } from "./playwright-browsers.ts";
import { startWebKit } from "./webkit.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

/** The engines in which the behaviours are tried. */
export const engines: Record<
  EngineName,
  { isHere(): boolean; start(setting?: BrowserSetting): Promise<EngineBrowser> }
> = {
  chromium: { isHere: needs.Chromium.isHere, start: startChromium },
  firefox: { isHere: needs.Firefox.isHere, start: startFirefox },
  webkit: { isHere: needs.WebKit.isHere, start: startWebKit },
};

const names: EngineName[] = ["chromium", "firefox", "webkit"];
export const installedEngines = names.filter((name) => engines[name].isHere());
