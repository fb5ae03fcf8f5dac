/**
 * Makes a function that runs a task, never twice at once: asked for while the task is running, it
 * runs once more after that.
 */
export function runLatest(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  async function runUntilDone(): Promise<void> {
    try {
      do {
        isWanted = false;
        await task();
      } while (isWanted);
    } finally {
      running = undefined;
    }
  }
  return () => {
    isWanted = true;
    running ??= runUntilDone();
    return running;
  };
}
