import { useState } from 'react';
import type { Cart, CartLine } from '#shared/cart/contract.ts';
import { piecesPerLine } from '#shared/cart/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useQuantityError } from '#web/features/cart/quantity-error.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { ChangeCart } from './change-cart.ts';

/** Changes the quantity of a line: typed values when the field is left, or in steps of one. */
export function useLineQuantity({ listing_id: id, quantity, available }: CartLine, onChange: ChangeCart) {
  const { locale } = usePage();
  const failureText = useFailureText();
  const quantityError = useQuantityError();
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<string>();
  /** The last requested quantity, until the response arrives. */
  const [asked, setAsked] = useState<number>();
  /** The typed text, until it is sent. */
  const [typed, setTyped] = useState<string>();
  const query = { lang: locale };
  const most = Math.min(available, piecesPerLine);
  const current = asked ?? quantity;

  const change = async (call: () => Promise<Cart>): Promise<boolean> => {
    setRunning((calls) => calls + 1);
    setError(undefined);
    try {
      await onChange(call);
      return true;
    } catch (error) {
      const atFields = error instanceof ApiError ? Object.values(error.answer.errors ?? {}).flat() : [];
      setError(atFields.length > 0 ? atFields.join(' ') : failureText(error));
      return false;
    } finally {
      setRunning((calls) => calls - 1);
    }
  };

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
  const isBusy = running > 0;

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
      if (!isBusy) void change(() => browserApi.cart.remove({ params: { id }, query }));
    },
  };
}
