import { useLingui } from '@lingui/react/macro';
import { gatewayBrands } from '#shared/payments/gateways.ts';
import type { WebhookOutcome, PaymentProvider, RefundObstacle } from '#shared/payments/payments.ts';
import type { RefundFailure } from '#shared/payments/refund-failures.ts';

export function useProviderTexts(): Record<PaymentProvider, string> {
  const { t } = useLingui();
  return {
    ...gatewayBrands,
    test: t`zkušební brána`,
    bank_transfer: t`bankovní převod`,
    cash_on_delivery: t`dobírka`,
  };
}

/** Why a refund failed. */
export function useRefundFailureTexts(): Record<RefundFailure, string> {
  const { t } = useLingui();
  return {
    not_configured: t`Tato brána tu není nastavena.`,
    answer_unknown: t`Bránu jsme už o vrácení požádali, ale nevíme, jak odpověděla.`,
    not_reached: t`Brána neodpověděla.`,
    refused: t`Brána vrácení odmítla.`,
  };
}

/** Why a refund was skipped. */
export function useRefundObstacleTexts(): Record<RefundObstacle, string> {
  const { t } = useLingui();
  return {
    missing: t`už tu není`,
    done: t`už je vrácena`,
    at_gateway: t`vrací ji brána`,
    bound: t`patří ke zrušené objednávce, odstoupení, reklamaci nebo vráceným kusům, nelze ji zrušit`,
    unapproved: t`musí ji nejdřív schválit jiný správce`,
    not_unapproved: t`už o ní rozhodl někdo jiný`,
    in_batch: t`je ve výplatní dávce, nejdřív ji z ní vyřaďte`,
    own: t`žádali jste o ni vy, schválit ji musí jiný správce`,
    not_failed: t`brána ji neodmítla, není co opakovat`,
    failed: t`nepodařilo se, zkuste to znovu`,
  };
}

/** A payment's state as the gateway names it, in words; as it is when the word is unknown. */
export function useGatewayState(): (state: string) => string {
  const { t } = useLingui();
  const known: Record<string, string> = {
    PAID: t`zaplaceno`,
    PENDING: t`čeká na zaplacení`,
    AUTHORIZED: t`částka je na kartě rezervována`,
    CANCELLED: t`zrušeno`,
    REFUSED: t`zamítnuto`,
    CREATED: t`čeká na zaplacení`,
    PAYMENT_METHOD_CHOSEN: t`kupující platí`,
    CANCELED: t`zrušeno`,
    TIMEOUTED: t`vypršelo`,
    REFUNDED: t`vráceno`,
    PARTIALLY_REFUNDED: t`zčásti vráceno`,
    OPEN: t`čeká na zaplacení`,
    UNPAID: t`čeká na zaplacení`,
    EXPIRED: t`vypršelo`,
  };
  return (state) => known[state.toUpperCase()] ?? state;
}

/** Outcomes of webhooks. */
export function useOutcomeTexts(): Record<WebhookOutcome, string> {
  const { t } = useLingui();
  return {
    settled: t`zaplaceno`,
    overpayment: t`přeplatek`,
    repeated: t`už bylo zaplaceno`,
    noted: t`beze změny peněz`,
    wrong_sum: t`nesouhlasí částka`,
    forged: t`nevěrohodné`,
    unknown: t`neznámá platba`,
    failed: t`nepodařilo se ověřit`,
  };
}
