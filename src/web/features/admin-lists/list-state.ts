import type { AdminListSettings } from '#shared/admin-lists/contract.ts';
import { hiddenAsText, readHidden, hiddenParam, viewQuery, type AdminListName } from '#shared/admin-lists/lists.ts';
import { usePage } from '#web/page/page-context.tsx';

/** A list with what the administrator wants of it, as its screen loads it. */
export interface ListState {
  readonly list: AdminListName;
  readonly settings: AdminListSettings;
}

/** The columns left out: those that the address names, otherwise the remembered ones. */
export function useHiddenColumns({ list, settings }: ListState): readonly string[] {
  const { search } = usePage();
  return readHidden(list, new URLSearchParams(search).get(hiddenParam)) ?? settings.hidden_columns;
}

/** The present state of a list as a view keeps it. The columns are always named, so that everybody sees the same. */
export function useViewQuery(state: ListState): string {
  const { search } = usePage();
  const hidden = useHiddenColumns(state);
  const query = new URLSearchParams(viewQuery(search));
  query.set(hiddenParam, hiddenAsText(hidden));
  return query.toString();
}

/** Whether two queries say the same, in whatever order. */
export function isSameQuery(one: string, other: string): boolean {
  const parts = (query: string) => [...new URLSearchParams(query)].map((pair) => pair.join('=')).toSorted();
  return parts(one).join('&') === parts(other).join('&');
}
