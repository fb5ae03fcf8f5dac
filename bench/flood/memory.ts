import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Resident memory of a process and its children in MB of 1,000,000 bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  let kilobytes = 0;
  for (const line of stdout.trim().split("\n")) {
    const [own, parent, resident = 0] = line.trim().split(/\s+/).map(Number);
    if (own === pid || parent === pid) kilobytes += resident;
  }
  return (kilobytes * 1024) / 1e6;
}

/** The most that a process holds while `work` is done, sampled twice a second. */
export async function mostMemory(pid: number, work: () => Promise<void>): Promise<number> {
  let most = 0;
  const sample = async () => {
    most = Math.max(most, await memoryOf(pid));
  };
  const timer = setInterval(sample, 500);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most;
}
