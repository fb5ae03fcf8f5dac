export type Observable<Value> = {
  get(): Value;
  /** Keeps the value and tells the listeners, unless it is the one already kept. */
  set(value: Value): void;
  /** Calls the listener after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
};

/** One value that may be watched, in the shape that React's `useSyncExternalStore` takes. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
