import { errorCode } from "./errors.ts";

/** Whether a process of this number runs on this machine. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // a process of another user runs all the same
    return errorCode(error) === "EPERM";
  }
}
