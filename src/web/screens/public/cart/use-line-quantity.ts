import { useState } from 'react';
import type { CartLine } from '#shared/cart/contract.ts';
import { piecesPerLine } from '#shared/cart/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useQuantityError } from '#web/features/cart/quantity-error.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { ChangeCart } from './change-cart.ts';
import { useLineChange } from './use-line-change.ts';

/** Changes the quantity of a line: typed values when the field is left, or in steps of one. */
export function useLineQuantity(
  { listing_id: id, quantity, available }: CartLine,
  onChange: ChangeCart,
  onRemoved: () => void,
) {
  const { locale } = usePage();
  const quantityError = useQuantityError();
  const { error, setError, isBusy, change } = useLineChange(onChange);
  /** The last requested quantity, until the response arrives. */
  const [asked, setAsked] = useState<number>();
  /** The typed text, until it is sent. */
  const [typed, setTyped] = useState<string>();
  const query = { lang: locale };
  const most = Math.min(available, piecesPerLine);
  const current = asked ?? quantity;

  const setQuantity = async (wanted: number): Promise<boolean> => {
    setAsked(wanted);
    const isDone = await change(() =>
      browserApi.cart.setQuantity({ params: { id }, query, body: { quantity: wanted } }),
    );
    setAsked((now) => (now === wanted ? undefined : now));
    return isDone;
  };

  const isPossible = (text: string) => {
    const wanted = Number(text);
    return Number.isInteger(wanted) && wanted >= 1 && wanted <= most;
  };
  const steppedFrom = typed !== undefined && isPossible(typed) ? Number(typed) : current;

  return {
    most,
    /** The value of the field. */
    shown: typed ?? current,
    steppedFrom,
    error,
    isBusy,
    type: (text: string) => {
      setTyped(text);
      if (isPossible(text)) setError(undefined);
    },
    sendTyped: () => {
      if (typed === undefined) return;
      if (!isPossible(typed)) {
        setError(quantityError(Number(typed), most));
        return;
      }
      // Text typed during an earlier request remains.
      const forget = () => setTyped((now) => (now === typed ? undefined : now));
      if (Number(typed) !== current) void setQuantity(Number(typed)).then((isDone) => isDone && forget());
      else if (asked === undefined) forget();
    },
    step: (by: 1 | -1) => {
      setTyped(undefined);
      void setQuantity(steppedFrom + by);
    },
    remove: () => {
      if (isBusy) return;
      void change(() => browserApi.cart.remove({ params: { id }, query })).then((isDone) => isDone && onRemoved());
    },
  };
}
