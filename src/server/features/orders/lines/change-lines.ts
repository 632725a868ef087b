import {
  alreadyPaid,
  conflict,
  FieldError,
  notFound,
  orderLinesFixed,
  OutdatedVersion,
  type DetailedFieldError,
  type FieldErrorCode,
} from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ChangedOrder, WantedLines } from '#shared/orders/clerk-contract.ts';
import type { Context } from '#server/context.ts';
import { askGateway, type PaymentSubjects } from '#server/features/payments/index.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findOrder, listOrderLines, type OrderDetailRow, type OrderLineRow } from '../order-detail.queries.ts';
import { canChangeLines } from '../order-policy.ts';
import { lockOrder, type OrderRow } from '../order.queries.ts';
import { listReturnsOfOrders } from '../returned-goods/order-returns.queries.ts';
import { presentSums, presentVouchers } from './lines-presenter.ts';
import { priceChange, type PricedChange } from './price-change.ts';
import { writeLines } from './write-lines.ts';

interface Change extends WantedLines {
  readonly id: number;
  readonly actorId: number;
  readonly version: string;
  readonly expected_total: number;
}

/** What a clerk sees of the lines: an edit of anything else is no conflict. */
export function versionOfLines(lines: readonly OrderLineRow[], total: number): string {
  return versionOf([lines.map(({ id, quantity }) => [id, quantity]), total]);
}

/**
 * Computes what other lines would cost by changing the order and rolling the change back, so that a preview and the
 * change cannot differ.
 * @throws not_found, already_paid, order_lines_fixed
 */
export async function previewLines(
  context: Context,
  id: number,
  wanted: WantedLines,
  lang: Locale,
): Promise<ChangedOrder> {
  const tx = await context.db.startTransaction().execute();
  try {
    const { row } = await openOrder(tx, id);
    return present(row, await priceChange(context, tx, row, wanted, context.now()), lang);
  } finally {
    await tx.rollback().execute();
  }
}

/**
 * Changes the lines of an order that is neither paid nor sent. Repeating a change does nothing.
 * @throws not_found, already_paid, order_lines_fixed; conflict when somebody changed the lines meanwhile or the total is
 *   not that of the preview; FieldError (422)
 */
export async function changeLines(
  context: Context,
  subjects: PaymentSubjects,
  { id, actorId, version, expected_total: expectedTotal, ...wanted }: Change,
): Promise<void> {
  // The gateway may have the money although its webhook has not arrived.
  await askGateway(context, subjects, { kind: 'order', id });
  await context.db.transaction().execute(async (tx) => {
    const at = context.now();
    const { order, row } = await openOrder(tx, id);
    const lines = await listOrderLines(tx, id);
    if (isAlready(lines, wanted)) return;
    const current = versionOfLines(lines, row.total_minor);
    if (current !== version) throw new OutdatedVersion({ version: current });
    const change = await priceChange(context, tx, row, wanted, at);
    refuseUnfit(change, wanted);
    if (change.totals.total !== expectedTotal) throw conflict();
    await writeLines(context, tx, { order, row, change, actorId, at });
  });
}

async function openOrder(tx: Tx, id: number): Promise<{ order: OrderRow; row: OrderDetailRow }> {
  const order = await lockOrder(tx, id);
  const row = order && (await findOrder(tx, id));
  if (!row) throw notFound();
  if (row.paid_at !== null) throw alreadyPaid();
  const returns = await listReturnsOfOrders(tx, [id]);
  // Withdrawals and complaints count the pieces of lines.
  if (!canChangeLines(row) || row.has_invoice || (returns.get(id) ?? []).length > 0) throw orderLinesFixed();
  return { order, row };
}

/** Whether the order has these lines already, as after a repeated submission. */
function isAlready(before: readonly OrderLineRow[], { lines, added }: WantedLines): boolean {
  const wantedOf = ({ id, listing_id }: OrderLineRow) =>
    lines.find(({ line_id }) => line_id === id)?.quantity ??
    added.find((each) => each.listing_id === listing_id)?.quantity;
  const isSame = before.every((line) => (wantedOf(line) ?? line.quantity) === line.quantity);
  return isSame && added.every(({ listing_id: id }) => before.some((line) => line.listing_id === id));
}

/** @throws FieldError */
function refuseUnfit({ before, wished, unknown, priced, obstacle }: PricedChange, { added, lines }: WantedLines): void {
  const errors: Record<string, (FieldErrorCode | DetailedFieldError)[]> = {};
  for (const { line, product, quantity } of wished) {
    const field = line ? `line-${line.id}` : `added-${product.id}`;
    const sold = priced.lines.find((each) => each.product.id === product.id);
    const isTwice = !line && before.some(({ listing_id: id }) => id === product.id);
    if (isTwice) errors[field] = ['already_used'];
    else if (product.price_minor !== null && product.available < quantity)
      errors[field] = [{ error: 'too_few_in_stock', pieces: product.available }];
    else if (!sold || sold.quantity < quantity) errors[field] = ['product_unavailable'];
  }
  for (const id of unknown) errors[`added-${id}`] = ['product_unavailable'];
  if (new Set(added.map(({ listing_id: id }) => id)).size < added.length) errors.added = ['already_used'];
  if (lines.some(({ line_id: id }) => !before.some((line) => line.id === id))) errors.lines = ['invalid'];
  if (obstacle) errors.lines = [obstacle === 'no_goods' ? 'goods_missing' : obstacle];
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

function present(row: OrderDetailRow, change: PricedChange, lang: Locale): ChangedOrder {
  const { wished, priced, totals, obstacle } = change;
  const currency = row.currency_code;
  const money = (amount: number) => ({ amount, currency });
  return {
    lines: wished.map(({ line, product, quantity }) => {
      const sold = priced.lines.find((each) => each.product.id === product.id);
      const price = sold?.price ?? line?.price_minor ?? product.price_minor ?? 0;
      const isShort = product.available < quantity;
      return {
        line_id: line?.id ?? null,
        listing_id: line ? line.listing_id : product.id,
        name: line?.name ?? product.name,
        sku: line?.sku ?? product.sku,
        quantity,
        available: product.available,
        price: money(price),
        total: money(price * quantity),
        problem: !sold && product.available >= quantity ? 'not_sold' : isShort ? 'too_few' : null,
      };
    }),
    vouchers: presentVouchers(priced, lang, currency),
    ...presentSums(priced.totals, totals, currency),
    total_before: money(row.total_minor),
    obstacle,
  };
}
