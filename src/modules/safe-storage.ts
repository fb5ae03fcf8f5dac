export type SafeStorage = {
  /** Null if there is no value or storage is blocked. */
  get(key: string): string | null;
  /** False if the value could not be stored, because storage is blocked or full. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
};

/** Never throws: browsers may block storage, and then even reading `window.localStorage` does. */
export function safeStorage(area: "localStorage" | "sessionStorage"): SafeStorage {
  function attempt<Result>(action: (storage: Storage) => Result, fallback: Result): Result {
    try {
      return action(window[area]);
    } catch {
      return fallback;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}
