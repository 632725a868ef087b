import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { infoPages } from '#shared/content/limits.ts';
import { termsPath } from '#shared/content/terms-path.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { dayIn } from '#server/features/branches/index.ts';
import { webAddress } from '#server/features/accounts/index.ts';
import { pickupAt } from '#server/features/delivery/index.ts';
import { bankAccountOf } from '#server/features/payments/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import {
  composeMail,
  queueMail,
  writeChanged,
  writeMail,
  type MailContent,
  type MailTexts,
} from '#server/platform/mail/index.ts';
import { daysAfterPayment } from '../lifecycle/awaited-payment.ts';
import { awaitsTransfer, restToPay } from '../order-policy.ts';
import { forEachOrder } from '../lifecycle/for-each-order.ts';
import { localeOfOrder } from '../documents/order-invoice.ts';
import type { MailedOrder, OrderMail } from './mailed-order.ts';
import { bringsInvoice, hasCancelledInvoice } from './order-mail-blocks.ts';
import { orderMailTexts } from './order-mail-texts.ts';
import {
  findMailedOrder,
  listUncollectedOrders,
  listUnremindedOrders,
  type MailedMoney,
  type MailedOrderRow,
} from './order-mail.queries.ts';
import { lockOrder } from '../order.queries.ts';

type Sending = Pick<Context, 'config' | 'now'>;

/**
 * Queues a mail about an order to its buyer, in the order's language, with the order's data in this transaction. Each
 * is queued once: a refund's once per refund, an overpayment's once per payment, a failed payment's once per attempt,
 * a part's once per transfer, a parcel's once per number.
 * @param again sends it again, because it went to a wrong address
 */
export async function queueOrderMail(
  context: Sending,
  tx: Tx,
  orderId: number,
  kind: OrderMail,
  again?: 'again',
): Promise<void> {
  const { timeZone } = context.config.shop;
  const row = await findMailedOrder(tx, orderId, {
    termsPage: infoPages.terms,
    today: dayIn(timeZone, context.now()),
  });
  if (row) await queue(context, tx, row, { kind, again });
}

/** Queues the mail about an order that was just written. */
export async function queuePlacedMail(
  context: Sending,
  tx: Tx,
  row: MailedOrderRow,
  texts: MailTexts | null,
): Promise<void> {
  await queue(context, tx, row, { kind: 'order.placed', texts });
}

async function queue(
  context: Sending,
  tx: Tx,
  row: MailedOrderRow,
  // Without texts they are read.
  { kind, again, texts }: { kind: OrderMail; again?: 'again' | undefined; texts?: MailTexts | null },
): Promise<void> {
  // Buyers who order by phone need not have an e-mail.
  if (row.email === '') return;
  const order = mailedOrderOf(context, row);
  const { locale } = order;
  const write = (i18n: I18n) => contentOf({ ...order, i18n }, kind);
  await queueMail(tx, {
    ...composeMail(
      order.i18n,
      locale,
      texts === undefined
        ? await writeMail(tx, { kind, locale }, write)
        : writeChanged(texts?.[locale], { kind, locale }, write),
    ),
    kind,
    to: { address: row.email, name: `${row.first_name} ${row.last_name}` },
    locale,
    ...(row.account_id !== null && { accountId: row.account_id }),
    ...(!again && { dedupeKey: dedupeKey(kind, row) }),
    attachments: attachmentsOf(kind, order),
  });
}

function contentOf(order: MailedOrder, kind: OrderMail): MailContent {
  return {
    ...orderMailTexts[kind](order),
    reason: order.i18n._(msg`Tento e-mail jste dostali, protože jste nakoupili v obchodě Karafa.`),
  };
}

type Reminding = Pick<Context, 'config' | 'db' | 'log' | 'now'>;

const remindedHours = 24;

/**
 * Reminds buyers once, a day before their unpaid orders expire.
 * @returns how many
 */
export async function remindOfUnpaidOrders(context: Reminding): Promise<number> {
  const now = context.now();
  const until = new Date(now.getTime() + remindedHours * 3_600_000);
  return remind(context, 'order.expiring', 'waiting_for_payment', (after) =>
    listUnremindedOrders(context.db, { now, until, after }),
  );
}

/**
 * Reminds buyers once, the day before the last one on which their goods wait at a branch; on the last one if no worker
 * ran that day.
 * @returns how many
 */
export async function remindOfPickups(context: Reminding): Promise<number> {
  const { timeZone } = context.config.shop;
  const today = dayIn(timeZone, context.now());
  return remind(context, 'order.pickup_ending', 'ready_for_pickup', (after) =>
    listUncollectedOrders(context.db, { today, timeZone, after }),
  );
}

async function remind(
  context: Reminding,
  kind: OrderMail,
  state: OrderState,
  list: (after: number) => Promise<number[]>,
): Promise<number> {
  let reminded = 0;
  await forEachOrder(context, list, (id) =>
    context.db.transaction().execute(async (tx) => {
      // It may have been paid, collected or cancelled meanwhile.
      if ((await lockOrder(tx, id))?.state !== state) return;
      await queueOrderMail(context, tx, id, kind);
      reminded += 1;
    }),
  );
  return reminded;
}

function dedupeKey(kind: OrderMail, row: MailedOrderRow): string {
  const { id, tracking_code } = row;
  if (kind === 'order.refunded') return `${kind}:${id}:${row.refund_id}`;
  if (kind === 'order.overpayment') return `${kind}:${id}:${row.overpayment?.payment_id}`;
  if (kind === 'order.part_paid') return `${kind}:${id}:${row.part_payment?.id}`;
  if (kind === 'order.payment_failed' || kind === 'order.payment_changed')
    return `${kind}:${id}:${row.last_payment_id}`;
  if (kind === 'order.lines_changed') return `${kind}:${id}:${row.lines_change?.id}`;
  if (kind === 'order.sent' && tracking_code !== null) return `${kind}:${id}:${tracking_code}`;
  return `${kind}:${id}`;
}

function attachmentsOf(kind: OrderMail, order: MailedOrder): string[] {
  const { row, locale } = order;
  if (kind === 'order.placed' && row.has_terms) return [`terms:${locale}`];
  if (row.invoice_id !== null && bringsInvoice(kind, order)) return [`invoice:${row.invoice_id}`];
  if (kind === 'order.refunded' && row.credit_note_id !== null) return [`invoice:${row.credit_note_id}`];
  if (kind === 'order.cancelled' && hasCancelledInvoice(order)) return [`invoice:${row.credit_note_id}`];
  return [];
}

function mailedOrderOf(context: Sending, row: MailedOrderRow): MailedOrder {
  const { shop } = context.config;
  const at = context.now();
  const promised = { from: row.expected_from, to: row.expected_to };
  const locale = localeOfOrder(row);
  const { currency, currency_code } = row;
  const money = (amount: number) => moneyText({ amount, currency, currency_code });
  const opened = { id: row.id, hash: row.hash };
  const path = (end: string) => webAddress(context, `/api/orders/${row.id}/${row.hash}/${end}`);
  const i18n = serverI18n(locale);
  return {
    i18n,
    locale,
    row,
    pickup: row.branch && pickupAt(row.branch, { shop, at }, promised),
    afterPayment: daysAfterPayment(row, { i18n, locale, shop, at })?.text ?? null,
    account: awaitsTransfer(row) && restToPay(row) > 0 ? bankAccountOf(context.config) : undefined,
    money,
    refund: row.refund ? moneyText(row.refund) : money(row.total_minor),
    overpayment: row.overpayment && moneyText(row.overpayment),
    links: {
      order: webAddress(context, routePath('order-summary', locale, opened)),
      invoice: path('invoice.pdf'),
      creditNote: path(`credit-note/${row.credit_note_number ?? ''}.pdf`),
      withdrawal: webAddress(context, routePath('order-withdrawal', locale, opened)),
      complaint: webAddress(context, routePath('order-complaint', locale, opened)),
      terms: webAddress(context, termsPath(locale)),
    },
  };
}

function moneyText({ amount, currency, currency_code: code }: MailedMoney): string {
  return formatMinor(amount, currency ?? { symbol_before: '', symbol_after: code, decimals: null });
}
