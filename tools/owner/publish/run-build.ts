import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * Builds the site in a process of its own, whose messages are seen as they come.
 * @param root the project's folder
 * @param out the folder to build into
 * @returns whether it was built
 */
export function runBuild(root: string, out: string): Promise<boolean> {
  const build = join(root, "tools/build/build.ts");
  return new Promise((ended) => {
    spawn(process.execPath, [build, "--out", out], { cwd: root, stdio: "inherit" }).on(
      "exit",
      (code) => ended(code === 0),
    );
  });
}
