import { useLingui } from '@lingui/react/macro';
import type { ReturnRefund } from '#shared/returns/contract.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';

/** Progress of a refund. */
export function useRefundText(): (refund: ReturnRefund) => string {
  const { t } = useLingui();
  const priceText = useChargedText();
  return ({ amount, state }) => {
    const sum = priceText(amount);
    if (state === 'unapproved') return t`Čeká na schválení: ${sum}`;
    return state === 'done' ? t`Vráceno ${sum}` : t`Vrací se ${sum}`;
  };
}
