import { createStore, useStore } from './store.ts';

const browser = createStore(true);

/** False on the server and during hydration, then true. Guards content that only the browser can render. */
export function useHydrated(): boolean {
  return useStore(browser, false);
}
