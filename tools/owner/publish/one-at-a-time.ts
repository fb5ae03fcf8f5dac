import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../content/files/errors.ts";
import { isRunning } from "../../content/files/is-running.ts";
import { PublishError } from "./publish-error.ts";

/**
 * Publishes or undoes, unless the desk or a terminal on this machine is doing so already: both would
 * build in the same folder.
 * @throws PublishError when another process is publishing
 */
export async function oneAtATime<T>(root: string, work: () => Promise<T>): Promise<T> {
  const folder = join(root, ".cache/publish");
  const lock = join(folder, "running");
  await mkdir(folder, { recursive: true });
  await removeLeftover(lock);
  try {
    await writeFile(lock, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    throw new PublishError(
      "The site is being published already, in the desk or in another terminal: wait until that has ended. If it is not so, remove .cache/publish/running",
      "Il sito si sta già pubblicando, dalla scrivania o da un altro terminale: aspettate che finisca. Se non è così, togliete .cache/publish/running",
    );
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Removes the lock of a process that was killed. */
async function removeLeftover(lock: string): Promise<void> {
  const holder = await readFile(lock, "utf8").catch(() => undefined);
  if (holder !== undefined && !isRunning(Number(holder))) await rm(lock, { force: true });
}
