import { resolve } from "node:path";
import type { ContentCopy } from "../support/content-copy.ts";
import { copyProject } from "../support/project-copy.ts";
import { startDesk } from "../support/start-desk.ts";

/** `npm run desk` in a copy of the project. */
export type RunningDesk = AsyncDisposable & { url: string; project: ContentCopy };

/**
 * @param given unless it is the demo’s, with tiny pictures
 * @throws Error with what the desk has printed, when it does not start
 */
export async function runDesk(given?: ContentCopy): Promise<RunningDesk> {
  const project = given ?? (await copyProject());
  const { url, stop } = await startDesk(project.root, { NODE_PATH: resolve("node_modules") });
  return {
    url,
    project,
    async [Symbol.asyncDispose]() {
      await stop();
      await project[Symbol.asyncDispose]();
    },
  };
}
