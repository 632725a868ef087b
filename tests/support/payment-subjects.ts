import type { Context } from '#server/context.ts';
import { paidOrders } from '#server/features/orders/index.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import { paidService } from '#server/features/paid-services/index.ts';
import { toppingRules } from '#server/features/topping/index.ts';
import { verificationRules } from '#server/features/verification/index.ts';

/** Everything that can be paid for; orders without what returns add. */
export function paymentSubjects(context: Context): PaymentSubjects {
  return {
    order: paidOrders(context),
    verification: paidService(context, verificationRules),
    topping: paidService(context, toppingRules),
  };
}
