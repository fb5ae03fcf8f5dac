import { writeFileSync } from "node:fs";

/** Loaded into a process by `--import`: leaves the peak of its resident memory, in MB, in a file. */
process.on("exit", () => {
  const file = process.env.PEAK_MEMORY_FILE;
  // in KB of 1024 bytes
  if (file) writeFileSync(file, JSON.stringify((process.resourceUsage().maxRSS * 1024) / 1e6));
});
