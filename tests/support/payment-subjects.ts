import type { Context } from '#server/context.ts';
import { paidOrders } from '#server/features/orders/index.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import { paidVerifications } from '#server/features/verification/index.ts';

/** Everything that can be paid for; orders without what returns add. */
export function paymentSubjects(context: Context): PaymentSubjects {
  return { order: paidOrders(context), verification: paidVerifications(context) };
}
