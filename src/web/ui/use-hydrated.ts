import { createStore, useStore } from './store.ts';

const browser = createStore(true);

/** False on the server and while its HTML is hydrated, then true: what only the browser knows can be shown. */
export function useHydrated(): boolean {
  return useStore(browser, false);
}
