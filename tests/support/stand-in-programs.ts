import { chmod, mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** For this process and those that it starts, until it is disposed of. */
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
    [Symbol.dispose]: () => (process.env.PATH = before),
  };
}

/** The program `ssh` without another machine. */
export const sshHere = `while [ "\${1#-}" != "$1" ]; do case $1 in -l | -o | -p) shift ;; esac; shift; done
shift
exec sh -c "$*"`;
