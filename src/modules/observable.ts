import { useSyncExternalStore } from "react";

export type Observable<Value> = {
  initial: Value;
  get(): Value;
  /** Stores the value and notifies the listeners, unless it is the same (`Object.is`). */
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
};

export function createObservable<Value>(initial: Value): Observable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
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

/** Its value, on the server and in what is hydrated the initial one. */
export function useObservable<Value>({ initial, get, subscribe }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
