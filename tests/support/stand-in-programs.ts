import { chmod, mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";

/**
 * Puts a shell script in the place of a program, for this process and those that it starts, until it
 * is disposed of.
 * @param folder of the test
 */
export async function standInProgram(
  folder: string,
  name: string,
  script: string,
): Promise<Disposable> {
  const bin = join(folder, "bin");
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(bin, name), 0o755);
  const before = process.env.PATH;
  process.env.PATH = `${bin}${delimiter}${before}`;
  return {
    [Symbol.dispose]: () => {
      process.env.PATH = before;
    },
  };
}

/**
 * Replaces ssh without another machine: options and host are dropped, the command runs here.
 * @param run the shell command that runs it, as `$*`
 */
export function sshHere(run = 'exec sh -c "$*"'): string {
  return `while [ "\${1#-}" != "$1" ]; do case $1 in -l | -o | -p) shift ;; esac; shift; done
shift
${run}`;
}
