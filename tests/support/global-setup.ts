import { startServer } from "../../tools/serve/serve.ts";
import { chromiumPath } from "../browser/chromium.ts";
import { buildTestSite, testBuild } from "./test-build.ts";

/** Builds the site as the tests need it and serves it while they run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  chromiumPath();
  buildTestSite();
  const server = await startServer({ dist: testBuild.dist, port: testBuild.port });
  return () => server.close();
}
