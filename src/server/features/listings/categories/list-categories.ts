import type { AdminCategoryRow } from '#shared/catalog/admin-categories-contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { listWaitingKeys } from '#server/platform/jobs/job-queue.ts';
import { listRows, type ListedRow } from './category.queries.ts';
import { categoryWordsJob } from './change-categories.ts';

/** Every category, each followed by its descendants. */
export async function listCategories(db: Queryable, locale: Locale): Promise<AdminCategoryRow[]> {
  const [rows, waiting] = await Promise.all([listRows(db, locale), listWaitingKeys(db, categoryWordsJob.key)]);
  const keys = new Set(waiting);
  const branch = (parent: number | null): ListedRow[] =>
    rows.flatMap((row) => (row.parent_id === parent ? [row, ...branch(row.id)] : []));
  return branch(null).map((row) => ({ ...row, is_refreshing: keys.has(`${categoryWordsJob.key}${row.id}`) }));
}
