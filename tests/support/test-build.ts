import { execFileSync } from "node:child_process";
import { chromiumSwitches } from "../browser/programs.ts";

/** The demo's site or the owner's, with local servers in place of third parties. */
export const testBuild = {
  dist: process.env.SITE_DIST ?? ".cache/test-site",
  /** The tests' other servers listen at the twenty ports after it; `PORT` moves them all. */
  port: Number(process.env.PORT ?? 4199),
  env: {
    DEMO_IN: process.env.OWN_CONTENT ? "" : process.cwd(),
    VITE_GEO_URL: "http://127.0.0.1:4399/",
    VITE_POSTHOG_KEY: "phc_test",
    VITE_POSTHOG_HOST: "http://127.0.0.1:4398",
  },
};

/** Once for all tests: later ones get `SKIP_BUILD`. */
export function buildTestSite(): void {
  if (process.env.SKIP_BUILD) return;
  console.log("Building the site for the tests");
  execFileSync(process.execPath, ["tools/build.ts", "--out", testBuild.dist], {
    stdio: "inherit",
    env: { ...process.env, ...testBuild.env },
  });
}

/** Each of the workers has its own stand-ins for third parties. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const lookupPort = testBuild.port + 1 + 2 * worker;
export const ingestionPort = lookupPort + 1;

/** Playwright's routes could do it too, but they delay every request of every page. */
const toThisWorker =
  `--host-resolver-rules=MAP ${new URL(testBuild.env.VITE_GEO_URL).host} 127.0.0.1:${lookupPort},` +
  `MAP ${new URL(testBuild.env.VITE_POSTHOG_HOST).host} 127.0.0.1:${ingestionPort}`;

export function launchOptions(executablePath: string, ...switches: string[]) {
  // the empty page's process serves the first visit too, a sixth less work
  const args = [...chromiumSwitches, "--renderer-process-limit=1", toThisWorker, ...switches];
  return { executablePath, args };
}
