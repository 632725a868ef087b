import { plainAmount } from '#shared/money/money.ts';
import type { OrderDetailRow } from '../order-detail.queries.ts';
import type { PaymentChoice } from './payment-choices.ts';

/** A changed payment method in the order's history: both names, the total before and, as `amount`, the new one. */
export function changeOf(
  before: Pick<OrderDetailRow, 'payment_name' | 'total_minor' | 'currency_code'>,
  after: Pick<PaymentChoice, 'name' | 'total'>,
) {
  return {
    method_before: before.payment_name,
    method_after: after.name,
    total_before: `${plainAmount(before.total_minor)} ${before.currency_code}`,
    amount: after.total,
  };
}
