import { useCallback, useEffect, useState } from 'react';
import type { Order } from '#shared/orders/contract.ts';
import { returnedParam } from '#shared/payments/payments.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { usePage } from '#web/page/page-context.tsx';

/** Pauses between requests; about five minutes in total. */
const pausesMs = [0, 2, 3, 5, 10, 15, 20, 30, 45, 60, 60, 60].map((seconds) => seconds * 1000);

export interface Verification {
  /** True while polling; false once it has given up. */
  readonly isAsking: boolean;
  readonly again: () => void;
}

/**
 * A buyer may return from the gateway before its webhook arrives: polls the payment with growing pauses.
 * @returns undefined if no payment needs verifying
 */
export function useVerifiedPayment(order: Order, onOrder: (order: Order) => void): Verification | undefined {
  const { locale } = usePage();
  const { id, hash, payment } = order;
  const ask = useCallback(
    async (signal: AbortSignal) =>
      onOrder(await browserApi.orders.verifyPayment({ params: { id, hash }, query: { lang: locale } }, { signal })),
    [id, hash, locale, onOrder],
  );
  return usePaymentPolling(payment.can_be_paid && payment.state === 'pending', ask);
}

/** @param ask stays the same function between renders */
export function usePaymentPolling(
  isPending: boolean,
  ask: (signal: AbortSignal) => Promise<void>,
): Verification | undefined {
  const { search } = usePage();
  const [asked, setAsked] = useState(0);
  const isOpen = isPending && new URLSearchParams(search).has(returnedParam);
  const isAsking = isOpen && asked < pausesMs.length;

  useEffect(() => {
    if (!isAsking) return undefined;
    const call = new AbortController();
    const askOnce = async () => {
      try {
        await ask(call.signal);
      } catch {
        // The next request may succeed.
      }
      if (!call.signal.aborted) setAsked(asked + 1);
    };
    const timer = setTimeout(() => void askOnce(), pausesMs[asked]);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [isAsking, asked, ask]);

  return isOpen ? { isAsking, again: () => setAsked(0) } : undefined;
}
