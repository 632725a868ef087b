import { lastAdminPage } from '#shared/contract/fields.ts';

/**
 * A page of an administrators' list. The query reads one row more than a page, which shows whether another page
 * follows.
 */
export function adminPage<Row>(rows: readonly Row[], page: number, perPage: number) {
  return { rows: rows.slice(0, perPage), has_more: rows.length > perPage && page < lastAdminPage };
}
