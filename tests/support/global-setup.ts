import { startServer } from "../../tools/serve/serve.ts";
import { chromiumPath } from "../browser/programs.ts";
import { buildTestSite, testBuild } from "./test-build.ts";

export default async function globalSetup(): Promise<() => Promise<void>> {
  chromiumPath();
  buildTestSite();
  const server = await startServer({ dist: testBuild.dist, port: testBuild.port });
  return () => server.close();
}
