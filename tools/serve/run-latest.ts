/** Never twice at the same time: calls while the task is running make it run once more afterwards. */
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
