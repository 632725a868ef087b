import { fieldError, notFound, throwFieldErrors } from '#shared/errors.ts';
import { mostAmount } from '#shared/money/limits.ts';
import type { BulkChange, BulkObstacle } from '#shared/products/bulk-contract.ts';
import type { AdminProductFilter } from '#shared/products/admin-contract.ts';
import { matchedAtOnce, mostPieces } from '#shared/products/limits.ts';
import type { Context } from '#server/context.ts';
import { lockListings } from '#server/features/listings/index.ts';
import { lockStockEverywhere } from '#server/features/stock/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findSaleErrors, storedSale } from '../change-sales.ts';
import { listMatchingIds } from '../product-list.queries.ts';
import type { SaleRow } from '../sale.queries.ts';
import { listValueErrors } from '../values/check-values.ts';
import { listBranchNames, listProductStates, type ProductState } from '../values/product-state.queries.ts';
import { differenceOf, stockPath, valueAt, valuesOf, type Values } from '../values/product-values.ts';

export interface PlannedChange {
  readonly state: ProductState;
  /** Of the values that change; nothing with an obstacle. */
  readonly before: Values;
  readonly after: Values;
  /** To be added. */
  readonly sale: Omit<SaleRow, 'id'> | null;
  readonly obstacle: BulkObstacle | null;
}

/** One of both. */
export interface ChosenProducts {
  readonly ids?: readonly number[] | undefined;
  readonly filter?: AdminProductFilter | undefined;
}

export interface Planning extends ChosenProducts {
  readonly change: BulkChange;
  readonly actorId: number;
  readonly at: Date;
}

/** Locks the products and works out what becomes of each. @throws not_found; FieldError on `filter` or `change.…` */
export async function planChanges(context: Context, tx: Tx, planning: Planning): Promise<PlannedChange[]> {
  const { change, at } = planning;
  const ids = await idsOf(tx, planning);
  if (change.kind === 'stock') await lockStockEverywhere(tx, ids);
  await lockListings(tx, ids);
  const states = await listProductStates(tx, ids, at);
  if (states.length < ids.length) throw notFound();
  await ensureChange(tx, change, at);
  const plans: PlannedChange[] = [];
  for (const state of states) plans.push(await planOne(context, tx, planning, state));
  return plans;
}

async function idsOf(tx: Tx, { ids = [], filter }: ChosenProducts): Promise<number[]> {
  if (!filter) return [...new Set(ids)];
  const found = await listMatchingIds(tx, filter, matchedAtOnce + 1);
  if (found.length === 0) throw notFound();
  if (found.length > matchedAtOnce) throw fieldError('filter', 'too_many_matched');
  return found;
}

/** What is wrong for every product. */
async function ensureChange(tx: Tx, change: BulkChange, at: Date): Promise<void> {
  if (change.kind === 'stock' && !(await listBranchNames(tx)).has(change.branch_id))
    throwFieldErrors({ 'change.branch_id': 'branch_unknown' });
  if (change.kind === 'stock' && change.way === 'set' && change.pieces < 0)
    throwFieldErrors({ 'change.pieces': 'invalid' });
  if ('ends_at' in change) {
    const start = Math.max(Date.parse(change.starts_at), at.getTime());
    if (Date.parse(change.ends_at) <= start) throwFieldErrors({ 'change.ends_at': 'ends_before_start' });
  }
}

async function planOne(
  context: Context,
  tx: Tx,
  { change, actorId, at }: Planning,
  state: ProductState,
): Promise<PlannedChange> {
  const nothing = { state, before: {}, after: {}, sale: null };
  const sale = saleOf(change, state, at);
  if (sale) {
    const obstacle = await saleObstacle(tx, state, { sale, at });
    return { ...nothing, sale: obstacle ? null : sale, obstacle };
  }
  const difference = differenceOf(valuesOf(state), wantedOf(change, state));
  const obstacle = rangeObstacle(difference.after) ?? (await valueObstacle());
  return obstacle ? { ...nothing, obstacle } : { ...nothing, ...difference, obstacle: null };

  async function valueObstacle(): Promise<BulkObstacle | null> {
    if (Object.keys(difference.after).length === 0) return null;
    const { category_id, ...errors } = await listValueErrors(context, tx, {
      state,
      values: difference.after,
      actorId,
      at,
    });
    // The same for all products.
    throwFieldErrors({ 'change.category_id': category_id?.[0] });
    if (errors.package_id) return 'package_unfit';
    if (errors.weight_g) return 'weight_missing';
    return errors.regular_price ? 'not_above_sale' : null;
  }
}

function wantedOf(change: BulkChange, state: ProductState): Values {
  switch (change.kind) {
    case 'visibility':
      return { is_shown: change.is_shown };
    case 'category':
      return { category_id: change.category_id };
    case 'price':
      return { regular_price_minor: change.price };
    case 'percent':
      return { regular_price_minor: changedBy(change, state.regular_price_minor, change.percent) };
    case 'stock': {
      const path = stockPath(change.branch_id);
      const stored = Number(valueAt(valuesOf(state), path));
      return { [path]: change.way === 'set' ? change.pieces : stored + change.pieces };
    }
    default:
      return {};
  }
}

function saleOf(change: BulkChange, state: ProductState, at: Date): PlannedChange['sale'] {
  if (change.kind === 'sale_price') return storedSale(change, at);
  if (change.kind !== 'sale_percent') return null;
  return storedSale({ ...change, price: changedBy(change, state.regular_price_minor, -change.percent) }, at);
}

/** In whole numbers: 10 % of 0.1 must not become 0.010000000000000002. */
function changedBy({ round_to: step }: { readonly round_to: number }, price: number, percent: number): number {
  return Math.round((price * (1000 + Math.round(percent * 10))) / 1000 / step) * step;
}

function rangeObstacle(after: Values): BulkObstacle | undefined {
  const { regular_price_minor: price } = after;
  if (typeof price === 'number' && (price < 1 || price > mostAmount)) return 'price_out_of_range';
  const pieces = Object.entries(after).find(([path]) => path.startsWith('stock.'))?.[1];
  return typeof pieces === 'number' && (pieces < 0 || pieces > mostPieces) ? 'stock_out_of_range' : undefined;
}

async function saleObstacle(
  tx: Tx,
  state: ProductState,
  { sale, at }: { readonly sale: Omit<SaleRow, 'id'>; readonly at: Date },
): Promise<BulkObstacle | null> {
  if (sale.price_minor < 1) return 'price_out_of_range';
  const errors = await findSaleErrors(tx, state.id, sale, at);
  if (errors.price) return errors.price === 'never_discounted' ? 'never_discounted' : 'not_cheaper';
  return errors.starts_at ? 'sale_overlaps' : null;
}
