import { execFileSync } from "node:child_process";
import { startServer } from "../../tools/serve/serve.ts";
import { chromiumPath } from "../browser/chromium.ts";
import { testBuild } from "./test-build.ts";

/** Builds the site as the tests need it and serves it while they run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  chromiumPath();
  if (!process.env.SKIP_BUILD) {
    console.log("Building the site for the tests");
    execFileSync(process.execPath, ["tools/build/build.ts", "--out", testBuild.dist], {
      stdio: "inherit",
      env: { ...process.env, ...testBuild.env },
    });
  }
  const server = await startServer({ dist: testBuild.dist, port: testBuild.port });
  return () => server.close();
}
