import type { Locale } from '#shared/i18n/locales.ts';
import type { Order } from '#shared/orders/contract.ts';
import type { Context } from '#server/context.ts';
import { askGateway, type PaymentSubjects } from '#server/features/payments/index.ts';
import { getOrder, openOrder } from './get-order.ts';

/** Checks the order of a buyer who returns from paying by querying its gateway, because the webhook may be late. */
export async function verifyPayment(
  context: Context,
  subjects: PaymentSubjects,
  { id, hash }: { id: number; hash: string },
  lang: Locale,
): Promise<Order> {
  const { state } = await openOrder(context, id, hash);
  if (state === 'waiting_for_payment') await askGateway(context, subjects, { kind: 'order', id });
  return getOrder(context, id, hash, lang);
}
