import type { Context } from '#server/context.ts';
import { paidService, type AllServiceRules } from '#server/features/paid-services/index.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import { returnableOrders } from '#server/features/returns/index.ts';
import { toppingRules } from '#server/features/topping/index.ts';
import { verificationRules } from '#server/features/verification/index.ts';

/** The rules of every service that users pay for. */
export const allServiceRules: AllServiceRules = { verification: verificationRules, topping: toppingRules };

/** Everything that can be paid for, for the calls and for the jobs. */
export function paidSubjects(context: Context): PaymentSubjects {
  return {
    order: returnableOrders(context),
    verification: paidService(context, verificationRules),
    topping: paidService(context, toppingRules),
  };
}
