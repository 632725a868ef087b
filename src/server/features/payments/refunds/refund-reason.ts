import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isRefundReason, type RefundReason } from '#shared/payments/payments.ts';

const reasonTexts: Record<RefundReason, MessageDescriptor> = {
  cancelled: msg`Zrušení objednávky`,
  withdrawal: msg`Odstoupení od smlouvy`,
  complaint: msg`Uznaná reklamace`,
  overpayment: msg`Přeplatek`,
  advert_sold: msg`Inzerát byl prodán`,
  advert_deleted: msg`Inzerát byl smazán`,
};

/** The stored reason of a refund: one of our own reasons or free text. */
export function refundReasonText(reason: string, i18n: I18n): string {
  return isRefundReason(reason) ? i18n._(reasonTexts[reason]) : reason;
}
