import { conflict } from '#shared/errors.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { cancelOpenPayments, createPayment } from '#server/features/payments/index.ts';
import { lockStockEverywhere, releasePieces, reserveStock } from '#server/features/stock/index.ts';
import { useVouchers } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { auditOrder } from '../lifecycle/record-change.ts';
import { settleOrder } from '../lifecycle/settle-order.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import type { OrderDetailRow, OrderLineRow } from '../order-detail.queries.ts';
import { recordOrderEvent, type OrderRow } from '../order.queries.ts';
import { deleteLines, findLastPosition, insertLines, updateLines, updateSums } from './change-lines.queries.ts';
import type { PricedChange } from './price-change.ts';

interface Writing {
  /** Locked. */
  readonly order: OrderRow;
  readonly row: OrderDetailRow;
  readonly change: PricedChange;
  readonly actorId: number;
  readonly at: Date;
}

/** Writes the priced change of a locked order with everything that follows from it. */
export async function writeLines(context: Context, tx: Tx, writing: Writing): Promise<void> {
  const { order, row, change, actorId, at } = writing;
  const { id } = row;
  const isOtherTotal = change.totals.total !== row.total_minor;
  await updateSums(tx, id, { sums: sumsOf(writing), promise: change.promise, at });
  await useKeptVouchers(tx, writing);
  await moveGoods(tx, writing);
  if (isOtherTotal) await replacePayment(context, tx, writing);
  const detail = detailOf(writing);
  const { state } = order;
  await recordOrderEvent(tx, { orderId: id, kind: 'change_lines', from: state, to: state, actorId, detail, at });
  await auditOrder(tx, order, { actorId, at, ...auditOf(writing) });
  await queueOrderMail(context, tx, id, 'order.lines_changed');
  // Vouchers may leave nothing to pay.
  if (change.totals.total === 0) await settleOrder(context, tx, id, { at });
}

function sumsOf({ row, change: { priced, totals } }: Writing) {
  return {
    goods_minor: priced.totals.goods,
    discount_minor: priced.totals.discount,
    delivery_minor: totals.delivery,
    fee_minor: totals.fee,
    rounding_minor: totals.rounding,
    total_minor: totals.total,
    weight_g: priced.weightG,
    // A deleted product does not tell its rule any more.
    needs_age_check:
      priced.needsAgeCheck || (row.needs_age_check && priced.lines.some(({ product }) => product.id < 0)),
  };
}

async function useKeptVouchers(tx: Tx, { row, change: { priced } }: Writing): Promise<void> {
  const { phone_prefix, phone, delivery_street, delivery_postcode, invoice_street, invoice_postcode } = row;
  const addresses = [
    { street: delivery_street ?? '', postcode: delivery_postcode ?? '' },
    { street: invoice_street, postcode: invoice_postcode },
  ];
  await useVouchers(tx, {
    orderId: row.id,
    accountId: row.account_id,
    email: row.email,
    person: { phone_prefix, phone, addresses },
    used: priced.vouchers
      .filter(({ refusal }) => !refusal)
      .map(({ voucher, discount }) => ({ voucherId: voucher.id, code: voucher.code, discount })),
  });
}

/** Changes the lines and their pieces. All stock is locked at once, so that two changes never wait for each other. */
async function moveGoods(tx: Tx, { row, change: { before, wished, priced } }: Writing): Promise<void> {
  const kept = wished.flatMap(({ line, quantity }, index) => {
    const discount = priced.totals.lineDiscounts[index]!;
    return line ? [{ id: line.id, line, quantity, price: line.price_minor, discount }] : [];
  });
  const gone = before.filter(({ id }) => !kept.some((line) => line.id === id));
  const position = await findLastPosition(tx, row.id);
  const fresh = priced.lines.flatMap(({ product, quantity, price, taxRate }, index) => {
    if (wished[index]!.line) return [];
    const discount_minor = priced.totals.lineDiscounts[index]!;
    const { id: listing_id, name, sku } = product;
    const sums = { quantity, price_minor: price, total_minor: price * quantity, discount_minor, tax_rate: taxRate };
    return [{ position: position + index + 1, listing_id, name, sku, ...sums }];
  });
  await updateLines(tx, kept);
  const ids = await insertLines(tx, row.id, fresh);
  const listings = [...before, ...fresh].flatMap(({ listing_id: id }) => id ?? []);
  await lockStockEverywhere(tx, [...new Set(listings)]);
  await releasePieces(tx, [
    ...gone.map(({ id, quantity }) => ({ line_id: id, quantity })),
    ...kept.map(({ id, line, quantity }) => ({ line_id: id, quantity: Math.max(0, line.quantity - quantity) })),
  ]);
  await deleteLines(
    tx,
    gone.map(({ id }) => id),
  );
  const more = [
    ...kept.flatMap(({ id, line, quantity }) => {
      const pieces = quantity - line.quantity;
      return pieces > 0 && line.listing_id !== null
        ? [{ lineId: id, listingId: line.listing_id, quantity: pieces }]
        : [];
    }),
    ...fresh.map(({ listing_id: listingId, quantity }, index) => ({ lineId: ids[index]!, listingId, quantity })),
  ];
  // Somebody bought the pieces since they were counted.
  if (more.length > 0 && !(await reserveStock(tx, more, row.branch_id))) throw conflict();
}

/** The open payment is cancelled, also at its gateway; the buyer pays the new sum from the order's page. */
async function replacePayment({ config }: Context, tx: Tx, { row, change: { totals }, at }: Writing): Promise<void> {
  const subject = { kind: 'order', id: row.id } as const;
  await cancelOpenPayments(tx, subject, at);
  if (totals.total === 0) return;
  const { currency_code: currency, variable_symbol: variableSymbol, payment_code: method } = row;
  await createPayment(tx, config, { subject, method, amount: totals.total, currency, variableSymbol, at });
}

interface ChangedLine {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

function changesOf({ change: { before, wished } }: Writing): ChangedLine[] {
  const after = (line: OrderLineRow) => wished.find((each) => each.line?.id === line.id)?.quantity ?? 0;
  return [
    ...before.map((line) => ({ name: line.name, before: line.quantity, after: after(line) })),
    ...wished.flatMap(({ line, product, quantity }) =>
      line ? [] : [{ name: product.name, before: 0, after: quantity }],
    ),
  ].filter((line) => line.before !== line.after);
}

function detailOf(writing: Writing) {
  const { row, change } = writing;
  const changes = changesOf(writing);
  return {
    text: changes.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join('; '),
    changes,
    vouchers: change.priced.vouchers.flatMap(({ voucher, refusal }) => (refusal ? [voucher.code] : [])),
    total_before: `${plainAmount(row.total_minor)} ${row.currency_code}`,
    amount: change.totals.total,
  };
}

function auditOf(writing: Writing) {
  const { row, change } = writing;
  const changes = changesOf(writing);
  const money = (amount: number) => `${plainAmount(amount)} ${row.currency_code}`;
  const piecesOf = (side: 'before' | 'after') =>
    Object.fromEntries(changes.filter((each) => each[side] > 0).map((each) => [each.name, each[side]]));
  return {
    before: { lines: piecesOf('before'), amount: money(row.total_minor) },
    after: { lines: piecesOf('after'), amount: money(change.totals.total) },
  };
}
