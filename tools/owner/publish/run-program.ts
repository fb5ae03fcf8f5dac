import { spawn } from "node:child_process";
import { errorCode } from "../../content/files/errors.ts";
import { PublishError } from "./publish-error.ts";

type RunOptions = {
  cwd?: string;
  /** Added to the environment. */
  env?: Record<string, string>;
  /** The text for the program's standard input. */
  input?: string;
};

/**
 * Runs a program and waits for its end.
 * @returns what it wrote to its standard output, without the last line break
 * @throws PublishError that says what the program said, or that it is not installed
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, input = "" }: RunOptions = {},
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
      const words = lastLines(`${said}\n${output}`) || `${code ?? signal}`;
      failed(
        new PublishError(`${program} failed: ${words}`, `${program} non è riuscito: ${words}`),
      );
    });
    // writing fails if the program has ended without reading; its exit code is reported by `close`
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

function startError(program: string, error: Error): PublishError {
  return errorCode(error) === "ENOENT"
    ? new PublishError(`${program} is not installed here`, `${program} non è installato qui`, error)
    : new PublishError(
        `${program} did not start: ${error.message}`,
        `${program} non è partito: ${error.message}`,
        error,
      );
}

function lastLines(text: string): string {
  return text.trim().split("\n").slice(-4).join("\n");
}
