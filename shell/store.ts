import { useSyncExternalStore } from 'react';

/** A value that the frame's components follow. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a store with its first value, which is also what the server drew. */
export function createStore<Value>(first: Value): Store<Value> & { readonly first: Value } {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    first,
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

/** The store's value inside a component; hydrates with the first value. */
export function useStore<Value>(store: Store<Value> & { readonly first: Value }): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.first);
}
