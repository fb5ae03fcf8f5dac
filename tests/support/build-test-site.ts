import { execFileSync } from "node:child_process";
import { testBuild } from "./test-build.ts";

/** Builds the site that the tests look at, once for all of them: later ones get `SKIP_BUILD`. */
export function buildTestSite(): void {
  if (process.env.SKIP_BUILD) return;
  console.log("Building the site for the tests");
  execFileSync(process.execPath, ["tools/build.ts", "--out", testBuild.dist], {
    stdio: "inherit",
    // a runner of tests sets `NODE_ENV` too, by which React would come with its checks
    env: { ...process.env, NODE_ENV: "production", ...testBuild.env },
  });
}
