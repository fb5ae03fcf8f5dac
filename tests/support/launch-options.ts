import { chromiumSwitches } from "../browser/chromium.ts";
import { toThisWorker } from "./third-parties.ts";

/** How tests start a browser, whose third parties are this worker's stand-ins. */
export function launchOptions(executablePath: string, ...switches: string[]) {
  return { executablePath, args: [...chromiumSwitches, toThisWorker, ...switches] };
}
