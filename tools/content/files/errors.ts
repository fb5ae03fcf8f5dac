/** The code of an error of the system, such as `ENOENT`; `unknown` for whatever has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user
    return errorCode(error) === "EPERM";
  }
}
