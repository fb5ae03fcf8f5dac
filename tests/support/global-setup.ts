import { siteHandler } from "../../tools/serve/serve.ts";
import { chromiumPath, listening } from "../browser/programs.ts";
import { buildTestSite, testBuild } from "./test-build.ts";

export default async function globalSetup(): Promise<() => Promise<void>> {
  chromiumPath();
  buildTestSite();
  const server = await listening(siteHandler(testBuild.dist), testBuild.port);
  return () => server.close();
}
