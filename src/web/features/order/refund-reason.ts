import { useLingui } from '@lingui/react/macro';
import { isRefundReason, type RefundReason, type RefundStep } from '#shared/payments/payments.ts';

/** Why money goes back, in words of the administration. */
export function useRefundReasonText(): (reason: string) => string {
  const { t } = useLingui();
  const texts: Record<RefundReason, string> = {
    cancelled: t`Zrušení objednávky`,
    withdrawal: t`Odstoupení od smlouvy`,
    complaint: t`Uznaná reklamace`,
    overpayment: t`Přeplatek`,
  };
  return (reason) => (isRefundReason(reason) ? texts[reason] : reason);
}

/** How far it has come, for who looks after it. */
export function useRefundStepTexts(): Record<RefundStep, string> {
  const { t } = useLingui();
  return { asked: t`zadáno`, underway: t`na cestě`, made: t`vráceno`, failed: t`nepovedlo se, ověřte u brány` };
}
