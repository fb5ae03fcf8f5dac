export type SafeStorage = {
  /** The value, or null where there is none or storage is blocked. */
  get(key: string): string | null;
  /** Whether the value is now kept; false where storage is blocked or full. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
};

/**
 * Web storage that never throws: browsers may block it (even the getter of `window.localStorage`
 * throws then) or have no room left.
 */
export function safeStorage(area: "localStorage" | "sessionStorage"): SafeStorage {
  function attempt<Result>(action: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return action(window[area]);
    } catch {
      return otherwise;
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
