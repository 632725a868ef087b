import { useLingui } from '@lingui/react/macro';
import { piecesPerLine } from '#shared/cart/limits.ts';

/**
 * Returns the message for a quantity that is not available, where 1 to `most` pieces are: the stock is too low, or
 * the number is invalid.
 */
export function useQuantityError(): (wanted: number, most: number) => string {
  const { t } = useLingui();
  return (wanted, most) => {
    if (wanted > most && most < piecesPerLine) return t`Vložit můžete 1 až ${most} ks, víc jich skladem nemáme.`;
    const [min, max] = [1, most];
    return t`Zadejte prosím celé číslo od ${min} do ${max}.`;
  };
}
