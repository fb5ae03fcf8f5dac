import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { OwnerError, reasonOf } from "../words.ts";

type RunOptions = {
  /** Under which its failure is told; the program's by default. */
  name?: string;
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  meanings?: Readonly<Record<number, OwnerError>>;
};

/** @throws OwnerError that says what the program said, or that it is not installed */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, input = "", meanings = {}, name = program }: RunOptions = {},
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: Number.POSITIVE_INFINITY };
  const running = promisify(execFile)(program, args, options);
  // writing fails if the program has ended without reading; its exit code is reported
  running.child.stdin?.on("error", () => {}).end(input);
  try {
    return (await running).stdout.trimEnd();
  } catch (cause) {
    const { code, signal, stdout, stderr } = cause as ProgramError;
    if (code === "ENOENT") throw new OwnerError("publish.notInstalled", { program }, { cause });
    if (typeof code === "string") {
      throw new OwnerError("publish.notStarted", { program, reason: reasonOf(cause) }, { cause });
    }
    const said = `${stdout}\n${stderr}`.trim().split("\n").slice(-4).join("\n");
    const reason = said || `${code ?? signal}`;
    throw meanings[code ?? 0] ?? new OwnerError("publish.programFailed", { program: name, reason });
  }
}

type ProgramError = Error & {
  /** Of the program; of the system where it could not be started. */
  code: number | string | null;
  signal: string | null;
  stdout: string;
  stderr: string;
};
