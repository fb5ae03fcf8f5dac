/** The code of an error of the system, such as `ENOENT`; `unknown` for whatever has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
