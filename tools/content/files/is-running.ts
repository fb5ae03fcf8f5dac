import { errorCode } from "./errors.ts";

/** Whether a process with this id runs on this machine. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user
    return errorCode(error) === "EPERM";
  }
}
