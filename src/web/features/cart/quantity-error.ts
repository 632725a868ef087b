import { useLingui } from '@lingui/react/macro';
import { piecesPerLine } from '#shared/cart/limits.ts';

/** Says why so many pieces can't be had, of which one to `most` can: there are no more, or it is no such number. */
export function useQuantityError(): (wanted: number, most: number) => string {
  const { t } = useLingui();
  return (wanted, most) => {
    if (wanted > most && most < piecesPerLine) return t`Vložit můžete 1 až ${most} ks, víc jich skladem nemáme.`;
    const [min, max] = [1, most];
    return t`Zadejte prosím celé číslo od ${min} do ${max}.`;
  };
}
