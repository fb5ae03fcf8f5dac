import { type LaunchedChrome, launch } from "chrome-launcher";
import { browserPath, chromiumSwitches } from "../tests/browser/chromium.ts";

/** A browser of its own, with a port for its protocol; close it with `kill()`. */
export function launchChrome(): Promise<LaunchedChrome> {
  return launch({
    chromePath: browserPath(),
    chromeFlags: ["--headless=new", ...chromiumSwitches],
  });
}
