import { lastAdminPage } from '#shared/contract/fields.ts';

/** A page of an administrators' list, of which one row more was read than it holds; and whether another follows. */
export function adminPage<Row>(rows: readonly Row[], page: number, perPage: number) {
  return { rows: rows.slice(0, perPage), has_more: rows.length > perPage && page < lastAdminPage };
}
