import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { BulkChange, BulkChangeRow, ChangedProduct, ChangedValue } from '#shared/products/bulk-contract.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { isChangedSince } from '../changes/undo-changes.ts';
import { listCategoryNames } from '../product-list.queries.ts';
import { listBranchNames, listProductStates } from '../values/product-state.queries.ts';
import { idIn, valuesOf, type Value, type Values } from '../values/product-values.ts';
import {
  bulkChangesPerPage,
  findBulkChange,
  listBulkChanges,
  listChangedProducts,
  type BulkChangeRecord,
} from './bulk-list.queries.ts';

/** Changes made in the list of products, the newest first. */
export async function pageOfBulkChanges({ db }: Context, page: number, lang: Locale) {
  const { rows, has_more } = adminPage(await listBulkChanges(db, page), page, bulkChangesPerPage);
  const places = await readPlaces(
    db,
    rows.map(({ change }) => change),
    lang,
  );
  return { changes: rows.map((row) => presentChange(row, places)), page, has_more };
}

/**
 * A change with its products, and which of them an undoing would restore: it leaves those that somebody has changed since.
 * @throws not_found
 */
export async function getBulkChange({ db, now }: Context, id: number, lang: Locale) {
  const found = await findBulkChange(db, id);
  if (!found) throw notFound();
  const rows = await listChangedProducts(db, id, lang);
  const states = await listProductStates(
    db,
    rows.map((row) => row.id),
    now(),
  );
  const valuesById = new Map(states.map((state) => [state.id, valuesOf(state)]));
  const categoryIds = rows.flatMap(({ before, after }) => [before.category_id, after.category_id]);
  const categories = await readCategories(db, categoryIds.flatMap(numberIn), lang);
  return {
    ...presentChange(found, await readPlaces(db, [found.change], lang)),
    rows: rows.map(({ id: productId, sku, name, before, after, undo }): ChangedProduct => {
      const current = valuesById.get(productId);
      const restorable = current && !isChangedSince(current, { after }) ? 'restorable' : 'changed_since';
      return {
        id: productId,
        sku,
        name,
        before: presentValue(before, categories),
        after: presentValue(after, categories),
        outcome: undo ?? restorable,
      };
    }),
  };
}

interface Places {
  readonly branches: ReadonlyMap<number, string>;
  readonly categories: ReadonlyMap<number, string>;
}

async function readPlaces(db: Queryable, changes: readonly (BulkChange | null)[], lang: Locale): Promise<Places> {
  const ids = changes.flatMap((change) => (change?.kind === 'category' ? [change.category_id] : []));
  return { branches: await listBranchNames(db), categories: await readCategories(db, ids, lang) };
}

async function readCategories(db: Queryable, ids: readonly number[], lang: Locale): Promise<Map<number, string>> {
  return ids.length > 0 ? listCategoryNames(db, [...new Set(ids)], lang) : new Map();
}

function presentChange(record: BulkChangeRecord, { branches, categories }: Places): BulkChangeRow {
  const { change, state, made_at, undone_at, ...rest } = record;
  const place =
    change?.kind === 'stock'
      ? branches.get(change.branch_id)
      : change?.kind === 'category'
        ? categories.get(change.category_id)
        : undefined;
  return {
    ...rest,
    change,
    place: place ?? null,
    is_undone: state !== 'made',
    made_at: made_at.toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  };
}

/** A change of the list changes one value of a product. */
function presentValue(values: Values, categories: ReadonlyMap<number, string>): ChangedValue {
  const nothing = { price: null, pieces: null, is_shown: null, category: null };
  const [path = '', value = null] = Object.entries(values)[0] ?? [];
  if (idIn(path, 'stock') !== undefined) return { ...nothing, pieces: Number(value) };
  if (path === 'is_shown') return { ...nothing, is_shown: value === true };
  if (path === 'category_id') return { ...nothing, category: categories.get(Number(value)) ?? null };
  const price = typeof value === 'object' ? value?.price_minor : value;
  return { ...nothing, price: typeof price === 'number' ? price : null };
}

const numberIn = (value: Value | undefined) => (typeof value === 'number' ? [value] : []);
