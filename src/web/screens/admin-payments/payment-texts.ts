import { useLingui } from '@lingui/react/macro';
import type { NoticeVerdict, PaymentProvider } from '#shared/payments/payments.ts';

export function useProviderTexts(): Record<PaymentProvider, string> {
  const { t } = useLingui();
  return {
    test: t`zkušební brána`,
    comgate: 'Comgate',
    bank_transfer: t`bankovní převod`,
    cash_on_delivery: t`dobírka`,
  };
}

/** What was made of a notice. */
export function useVerdictTexts(): Record<NoticeVerdict, string> {
  const { t } = useLingui();
  return {
    settled: t`zaplaceno`,
    surplus: t`přeplatek`,
    repeated: t`už bylo zaplaceno`,
    noted: t`beze změny peněz`,
    wrong_sum: t`nesouhlasí částka`,
    forged: t`nevěrohodné`,
    unknown: t`neznámá platba`,
    failed: t`nepodařilo se ověřit`,
  };
}
