export type Observable<Value> = {
  get(): Value;
  /** Stores the value and notifies the listeners, unless it is the same (`Object.is`). */
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
};

/** A value with listeners, in the shape that React's `useSyncExternalStore` takes. */
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
