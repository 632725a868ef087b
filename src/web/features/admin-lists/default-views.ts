import { useCallback, useEffect } from 'react';
import type { AdminListName } from '#shared/admin-lists/lists.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useSession } from '#web/features/session/session.ts';
import { createStore, useStore } from '#web/ui/store.ts';

interface Defaults {
  /** Whose they are. */
  readonly of: number | undefined;
  readonly queries: readonly { readonly list: AdminListName; readonly query: string }[];
}
const none: Defaults = { of: undefined, queries: [] };
const store = createStore(none);

/** Loads the default views after one has been chosen. */
export async function refreshDefaults(of = store.read().of): Promise<void> {
  const queries = await browserApi.adminLists.defaults();
  store.set({ of, queries });
}

/** `?` and the query with which the navigation opens a list for the administrator; empty where none is chosen. */
export function useDefaultQuery(): (list: AdminListName | undefined) => string {
  const session = useSession();
  const of = session.status === 'in' ? session.session.me.id : undefined;
  const { queries } = useStore(store, none);
  useEffect(() => {
    if (of === undefined || store.read().of === of) return;
    store.set({ of, queries: [] });
    // Without them the navigation opens the whole lists.
    refreshDefaults(of).catch(() => undefined);
  }, [of]);
  return useCallback(
    (list) => {
      const query = queries.find((each) => each.list === list)?.query;
      return query ? `?${query}` : '';
    },
    [queries],
  );
}
