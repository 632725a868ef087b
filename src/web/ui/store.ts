import { useSyncExternalStore } from 'react';

/** A value outside the component tree. Components subscribe to it, and any code may change it. */
export interface Store<T> {
  readonly read: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; on the server always the initial one, because pages are rendered for every visitor. */
export function useStore<T>({ read, subscribe }: Store<T>, onServer: T): T {
  return useSyncExternalStore(subscribe, read, () => onServer);
}
