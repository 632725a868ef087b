import { useLingui } from '@lingui/react/macro';
import { isRefundReason, type RefundReason, type RefundStep } from '#shared/payments/payments.ts';

/** The reason of a refund, as labelled in the administration. */
export function useRefundReasonText(): (reason: string) => string {
  const { t } = useLingui();
  const texts: Record<RefundReason, string> = {
    cancelled: t`Zrušení objednávky`,
    withdrawal: t`Odstoupení od smlouvy`,
    complaint: t`Uznaná reklamace`,
    overpayment: t`Přeplatek`,
    advert_sold: t`Inzerát byl prodán`,
    advert_deleted: t`Inzerát byl smazán`,
  };
  return (reason) => (isRefundReason(reason) ? texts[reason] : reason);
}

/** Progress of a refund, for administrators. */
export function useRefundStepTexts(): Record<RefundStep, string> {
  const { t } = useLingui();
  return {
    unapproved: t`čeká na schválení jiným správcem`,
    asked: t`zadáno`,
    underway: t`na cestě`,
    made: t`vráceno`,
    failed: t`nepovedlo se, ověřte u brány`,
  };
}
