import { useState } from 'react';
import type { Cart } from '#shared/cart/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import type { ChangeCart } from './change-cart.ts';

/** Runs changes of one line and keeps the message of the last one if it failed. */
export function useLineChange(onChange: ChangeCart) {
  const failureText = useFailureText();
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<string>();

  /** Returns whether it succeeded. */
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
  return { error, setError, isBusy: running > 0, change };
}
