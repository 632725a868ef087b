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

/** Why money goes back: what the portal itself writes down, in words; anything else was typed by somebody. */
export function useReasonText(): (reason: string) => string {
  const { t } = useLingui();
  const texts: Record<string, string> = {
    cancelled: t`zrušení objednávky`,
    withdrawal: t`odstoupení od smlouvy`,
    complaint: t`uznaná reklamace`,
    surplus: t`přeplatek`,
  };
  return (reason) => texts[reason] ?? reason;
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
