import { testBuild } from "./test-build.ts";

/** Tests run side by side, and each worker has its own stand-ins for third parties. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Where the geolocation service and the analytics host of this worker listen: after the site's port. */
export const lookupPort = testBuild.port + 1 + 2 * worker;
export const ingestionPort = lookupPort + 1;

/**
 * Redirects the browser from the addresses that are built into the site to this worker's servers.
 * Playwright's routes could do it too, but they delay every request of every page.
 */
export const toThisWorker =
  `--host-resolver-rules=MAP ${new URL(testBuild.env.VITE_GEO_URL).host} 127.0.0.1:${lookupPort},` +
  `MAP ${new URL(testBuild.env.VITE_POSTHOG_HOST).host} 127.0.0.1:${ingestionPort}`;
