import { spawn } from "node:child_process";
import { errorCode } from "../../content/files/errors.ts";
import { OwnerError } from "../words/words.ts";

type RunOptions = {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  meanings?: Readonly<Record<number, OwnerError>>;
};

/** @throws OwnerError that says what the program said, or that it is not installed */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, input = "", meanings = {} }: RunOptions = {},
): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
    let output = "";
    let said = "";
    child.stdout.on("data", (text) => {
      output += text;
    });
    child.stderr.on("data", (text) => {
      said += text;
    });
    child.on("error", (error) => failed(startError(program, error)));
    child.on("close", (code, signal) => {
      if (code === 0) return done(output.trimEnd());
      const reason = lastLines(`${said}\n${output}`) || `${code ?? signal}`;
      const failure = new OwnerError("publish.programFailed", { program, reason });
      failed(meanings[code ?? 0] ?? failure);
    });
    // writing fails if the program has ended without reading; its exit code is reported by `close`
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

function startError(program: string, cause: Error): OwnerError {
  return errorCode(cause) === "ENOENT"
    ? new OwnerError("publish.notInstalled", { program }, { cause })
    : new OwnerError("publish.notStarted", { program, reason: cause.message }, { cause });
}

function lastLines(text: string): string {
  return text.trim().split("\n").slice(-4).join("\n");
}
