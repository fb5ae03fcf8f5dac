/** Runs a task for every item, a few at a time; after a failure no further task is started. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    waiting.length = 0;
  }
}
