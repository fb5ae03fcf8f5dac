import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { siteHandler } from "../../tools/serve/serve.ts";
import { listening } from "../browser/programs.ts";
import { type ContentCopy, copyProject } from "./content-copy.ts";
import { testBuild } from "./test-build.ts";

const run = promisify(execFile);

export type BuiltHouse = AsyncDisposable & {
  url: string;
  dist: string;
};

/** The demo's content with tiny pictures, changed. @throws Error when the build fails */
export async function buildHouse(
  change: (content: ContentCopy) => Promise<void>,
): Promise<BuiltHouse> {
  const project = await copyProject();
  await change(project);
  await run(process.execPath, ["tools/build.ts"], {
    cwd: project.root,
    env: { ...process.env, ...testBuild.env },
  });
  const dist = join(project.root, "dist");
  const server = await listening(siteHandler(dist));
  return {
    url: server.url,
    dist,
    async [Symbol.asyncDispose]() {
      await server.close();
      await project[Symbol.asyncDispose]();
    },
  };
}
