import { fieldError } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { listOfferedIds, listOfferedRows } from './category.queries.ts';

/**
 * The tree without the categories that must not be advertised. What may be advertised below such a category
 * takes its place.
 */
export async function listOfferedCategories({ db }: Pick<Context, 'db'>, locale: Locale): Promise<OfferedCategory[]> {
  const nodes = new Map<number, OfferedCategory>();
  const roots: OfferedCategory[] = [];
  for (const { id, path, name } of await listOfferedRows(db, locale)) {
    const node: OfferedCategory = { id, name, subcategories: [] };
    const parent = path.slice(0, -1).findLast((above) => nodes.has(above));
    (parent === undefined ? roots : nodes.get(parent)!.subcategories).push(node);
    nodes.set(id, node);
  }
  return roots;
}

/**
 * A choice without repetitions.
 * @throws FieldError (422) for a category that does not exist or must not be advertised
 */
export async function checkChoice(db: Queryable, selectedCategories: readonly number[]): Promise<number[]> {
  const ids = [...new Set(selectedCategories)];
  if (ids.length === 0) return ids;
  const offered = await listOfferedIds(db, ids);
  if (offered.length < ids.length) throw fieldError('selectedCategories', 'invalid');
  return offered;
}
