import { readFile } from "node:fs/promises";

/** A version of a file: what is cached of it is valid only for this version. */
export type FileVersion = { path: string; size: number; modified: Date };

type Entry = { version: string; size: number; body: Promise<Buffer> };

export type FileCache = {
  /** Whether files of this size are kept. */
  keeps(size: number): boolean;
  /**
   * The whole file, read once for all requests.
   * @throws Error when it cannot be read; the next request tries again
   */
  read(file: FileVersion): Promise<Buffer>;
};

/**
 * Keeps files in memory. In a flood, opening, reading and closing one for each request would be most of
 * the server's work, and a buffer for each client that reads nothing most of its memory.
 * @param limits bytes of the largest file that is kept, and of all together
 */
export function createFileCache(limits: { file: number; total: number }): FileCache {
  /** Ordered by use: the most recently used is the last. */
  const entries = new Map<string, Entry>();
  let total = 0;

  function remove(path: string, entry: Entry): void {
    if (entries.get(path) !== entry) return;
    entries.delete(path);
    total -= entry.size;
  }

  function add({ path, size, modified }: FileVersion): Entry {
    const entry = { version: versionOf(size, modified), size, body: readFile(path) };
    entries.set(path, entry);
    total += size;
    entry.body.catch(() => remove(path, entry));
    for (const [oldest, each] of entries) if (total > limits.total) remove(oldest, each);
    return entry;
  }

  return {
    keeps: (size) => size <= limits.file,
    read(file) {
      const known = entries.get(file.path);
      if (known) remove(file.path, known);
      if (known?.version !== versionOf(file.size, file.modified)) return add(file).body;
      entries.set(file.path, known);
      total += known.size;
      return known.body;
    },
  };
}

function versionOf(size: number, modified: Date): string {
  return `${size} ${modified.getTime()}`;
}
