import { useLingui } from '@lingui/react/macro';
import type { LineReason, LineState, ShareOutcome } from '#shared/bank-statements/bank-lines.ts';
import type { Tone } from '#web/ui/state-tones.ts';

export function useLineStateTexts(): Record<LineState, string> {
  const { t } = useLingui();
  return {
    new: t`páruje se`,
    waiting: t`k přiřazení`,
    partial: t`čeká na doplatek`,
    matched: t`přiřazeno`,
    ignored: t`nepatří nám`,
    irrelevant: t`bez přiřazení`,
  };
}

export const lineTones: Readonly<Record<LineState, Tone>> = {
  new: 'neutral',
  waiting: 'waiting',
  partial: 'waiting',
  matched: 'good',
  ignored: 'neutral',
  irrelevant: 'neutral',
};

/** Why the transaction was not matched by itself. */
export function useReasonTexts(): Record<LineReason, string> {
  const { t } = useLingui();
  return {
    symbol_missing: t`chybí variabilní symbol`,
    symbol_unknown: t`neznámý variabilní symbol`,
    symbol_typo: t`překlep ve variabilním symbolu`,
    amount_lower: t`přišlo méně`,
    amount_higher: t`přišlo více`,
    wrong_currency: t`jiná měna`,
    several_orders: t`součet více objednávek`,
    several_transfers: t`více převodů za jednu objednávku`,
    known_payer: t`stejný plátce jako dříve`,
    already_paid: t`objednávka je už zaplacená`,
    not_by_transfer: t`objednávka se neplatí převodem`,
    order_ended: t`objednávka už na platbu nečeká`,
    taken_out: t`odešla platba vyřazená z dávky, neposílejte ji znovu`,
    reversal: t`storno v bance`,
    possible_duplicate: t`možná už načteno z jiného souboru`,
    undone: t`přiřazení vzato zpět`,
  };
}

export function useOutcomeTexts(): Record<ShareOutcome, string> {
  const { t } = useLingui();
  return {
    settled: t`zaplaceno`,
    confirmed: t`potvrzena platba zapsaná dříve`,
    partial: t`část platby`,
    overpayment: t`přeplatek`,
    refund: t`vrácené peníze`,
    payout: t`výplata`,
  };
}
