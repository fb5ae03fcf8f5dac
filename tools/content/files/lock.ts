import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { cacheKey } from "./cache-key.ts";

/** Milliseconds between two attempts. */
const pause = 100;

/** SQLite's code of an error, where another has the lock. */
const busy = 5;

/**
 * Runs a task while no other process of this user runs one of the same name. The lock is SQLite's, of an
 * empty file: the system gives it up with the process that holds it, however that ends.
 * @param onWait called once if another has to end first; its error ends the waiting
 */
export async function withLock<Result>(
  name: string,
  onWait: () => void,
  task: () => Promise<Result>,
): Promise<Result> {
  const user = process.getuid?.() ?? "";
  const file = new DatabaseSync(join(tmpdir(), `villa-${user}-${cacheKey(name)}.lock`));
  try {
    for (let isFirst = true; !isLocked(file); isFirst = false) {
      if (isFirst) onWait();
      await setTimeout(pause);
    }
    return await task();
  } finally {
    file.close();
  }
}

function isLocked(file: DatabaseSync): boolean {
  try {
    file.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (Object(error).errcode !== busy) throw error;
    return false;
  }
}
