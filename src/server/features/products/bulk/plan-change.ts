import { mostAmount } from '#shared/money/limits.ts';
import type { BulkChange, BulkObstacle, BulkRow } from '#shared/products/bulk-contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { lockContent } from '../lock-content.ts';
import type { ProductContent } from '../product.queries.ts';
import { mayBeShown } from '../product-policy.ts';
import { findSaleFrom } from '../sale.queries.ts';

export interface PlannedChange extends Omit<BulkRow, 'name'> {
  readonly content: ProductContent;
}

/** Locks the products, in the order of their ids, and works out what becomes of each. @throws not_found */
export async function planChanges(
  tx: Tx,
  { ids, change, at }: { readonly ids: readonly number[]; readonly change: BulkChange; readonly at: Date },
): Promise<PlannedChange[]> {
  const plans: PlannedChange[] = [];
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const content = await lockContent(tx, id);
    const before = { regular_price: content.regular_price_minor, is_shown: content.is_shown };
    const wanted = { ...before, ...wantedOf(change, before.regular_price) };
    const obstacle = (await obstacleTo(tx, { id, content, wanted, at })) ?? null;
    plans.push({ id, content, before, after: obstacle === null ? wanted : before, obstacle });
  }
  return plans;
}

/** What the administrator sees, and what the version of a preview covers. */
export function presentPlan({ content, ...row }: PlannedChange, lang: Locale): BulkRow {
  return { ...row, name: content.texts[lang].name };
}

function wantedOf(change: BulkChange, price: number): Partial<BulkRow['after']> {
  switch (change.kind) {
    case 'visibility':
      return { is_shown: change.is_shown };
    case 'price':
      return { regular_price: change.price };
    case 'percent': {
      // In whole numbers: 10 % of 0.1 must not become 0.010000000000000002.
      const changed = (price * (1000 + Math.round(change.percent * 10))) / 1000;
      return { regular_price: Math.round(changed / change.round_to) * change.round_to };
    }
  }
}

interface Wanted {
  readonly id: number;
  readonly content: ProductContent;
  readonly wanted: BulkRow['after'];
  readonly at: Date;
}

async function obstacleTo(tx: Tx, { id, content, wanted, at }: Wanted): Promise<BulkObstacle | undefined> {
  const { regular_price: price } = wanted;
  if (wanted.is_shown && !content.is_shown && !mayBeShown(content)) return 'weight_missing';
  if (price === content.regular_price_minor) return undefined;
  if (price < 1 || price > mostAmount) return 'price_out_of_range';
  return (await findSaleFrom(tx, id, { price_minor: price, at })) ? 'not_above_sale' : undefined;
}
