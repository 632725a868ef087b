import type { Locale } from '#shared/i18n/locales.ts';
import type { Order } from '#shared/orders/contract.ts';
import type { Context } from '#server/context.ts';
import { dayIn, findPickupBranch } from '#server/features/branches/index.ts';
import { pickupAt } from '#server/features/delivery/index.ts';
import { paymentStateOf, refundsOf, sumOverpayment } from '#server/features/payments/index.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import {
  findOrder,
  listLineProducts,
  listOrderLines,
  listOrderSteps,
  listOrderVouchers,
  listPartPayments,
  type OrderDetailRow,
} from '../order-detail.queries.ts';
import { presentOrder } from '../order-presenter.ts';
import { listPaymentChoices } from '../payment-method/payment-choices.ts';
import { awaitedTransferOf } from './awaited-transfer.ts';
import { isSameHash, refuseHash } from './order-link.ts';
import { listReturnsOfOrders } from '../returned-goods/order-returns.queries.ts';

/**
 * An order for a caller who knows its hash, in the caller's language.
 * @throws not_found (404), the same for a wrong id and a wrong hash; order_link_revoked (410) for an earlier hash
 */
export async function getOrder(context: Context, id: number, hash: string, lang: Locale): Promise<Order> {
  const { db, config } = context;
  const at = context.now();
  const row = await openOrder(context, id, hash);
  const subject = { kind: 'order', id } as const;
  const [lines, products, vouchers, steps, payment, refunds, overpayment, returns, branch, choices, parts] =
    await Promise.all([
      listOrderLines(db, id),
      listLineProducts(db, id, lang),
      listOrderVouchers(db, id),
      listOrderSteps(db, id),
      paymentStateOf(db, subject),
      refundsOf(db, subject),
      sumOverpayment(db, subject),
      listReturnsOfOrders(db, [id]),
      row.branch_id === null ? null : findPickupBranch(db, row.branch_id, dayIn(config.shop.timeZone, at)),
      listPaymentChoices(db, config.shop, row, lang),
      listPartPayments(db, id),
    ]);
  const bankTransfer = awaitedTransferOf(config, row);
  const promised = { from: row.expected_from, to: row.expected_to };
  const pickup = branch && pickupAt(branch, { shop: config.shop, at }, promised);
  return presentOrder({
    row,
    lines,
    products,
    vouchers,
    steps,
    payment,
    // Until a second administrator has approved it, nothing is promised.
    refunds: refunds.filter(({ step }) => step !== 'unapproved'),
    overpayment,
    bankTransfer,
    parts,
    otherMethods: choices.filter(({ id: method }) => method !== row.payment_method_id),
    returns: returns.get(id) ?? [],
    pickup,
    shop: config.shop,
    i18n: serverI18n(lang),
    locale: lang,
    at,
  });
}

/** The row of an order, for a caller who knows its hash. */
export async function openOrder({ db }: Pick<Context, 'db'>, id: number, hash: string): Promise<OrderDetailRow> {
  const row = await findOrder(db, id);
  return row && isSameHash(row.hash, hash) ? row : refuseHash(db, id, hash);
}
