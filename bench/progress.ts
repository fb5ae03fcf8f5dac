/**
 * One line that says how far a long measurement is; rewritten in a terminal, a line each in a log.
 */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  else process.stderr.write(`${text}\n`);
}

/** Leaves the line empty for what comes next. */
export function progressDone(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
}
