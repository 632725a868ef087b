import { msg } from '@lingui/core/macro';
import type { RefundStep } from '#shared/payments/payments.ts';

/** Progress of a refund, for the buyer. */
export const refundTexts: Record<RefundStep, ReturnType<typeof msg>> = {
  unapproved: msg`K vrácení`,
  asked: msg`K vrácení`,
  underway: msg`Vracíme`,
  made: msg`Vráceno`,
  failed: msg`Vrácení se zdrželo, řešíme ho`,
};
