import { useEffect, useRef } from 'react';
import { detailParam } from '#shared/admin-lists/lists.ts';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';

/** The row that a list's query opens beside it. */
export function detailIn(query: URLSearchParams): number | undefined {
  const text = query.get(detailParam) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** The query of a list without the row beside it, as its detail screens keep it. */
export function withoutDetail(search: string): string {
  const page = new URLSearchParams(search).get('page') ?? undefined;
  return changedQuery(search, { [detailParam]: undefined, page });
}

/** From this width a row opens beside its list. */
export const paneQuery = '(width >= 1280px)';

export interface DetailControls {
  /** The row that is open. */
  readonly opened: number | undefined;
  readonly open: (id: number) => void;
  readonly close: () => void;
  /** Opens the row after or before the open one. @returns false if there is none, or nothing is open */
  readonly step: (by: 1 | -1) => boolean;
}

/** The row that is open beside the list, stored in the URL. */
export function useDetail(ids: readonly number[]): DetailControls {
  const { path, search } = usePage();
  const { navigate } = useNavigation();
  const query = new URLSearchParams(search);
  const opened = detailIn(query);
  // Keys come faster than the rows load.
  const wanted = useRef(opened);
  useEffect(() => {
    wanted.current = opened;
  }, [opened]);
  const go = (id: number | undefined, replace: boolean) => {
    wanted.current = id;
    const page = query.get('page') ?? undefined;
    navigate(`${path}${changedQuery(search, { [detailParam]: id, page })}`, { replace, keepScroll: true });
  };
  return {
    opened,
    open: (id) => go(id, opened !== undefined),
    close: () => go(undefined, true),
    step: (by) => {
      if (wanted.current === undefined || !matchMedia(paneQuery).matches) return false;
      const next = ids[ids.indexOf(wanted.current) + by];
      if (next !== undefined && next !== wanted.current) go(next, true);
      return true;
    },
  };
}
