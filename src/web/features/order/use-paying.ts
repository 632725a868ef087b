import { useState } from 'react';
import type { Order } from '#shared/orders/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Redirects the buyer to the gateway. */
export function usePaying({ id, hash }: Pick<Order, 'id' | 'hash'>) {
  const { locale } = usePage();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const begin = async () => {
    setIsBusy(true);
    try {
      const { redirect } = await browserApi.orders.pay({ params: { id, hash }, query: { lang: locale } });
      window.location.assign(redirect);
    } catch (error) {
      setIsBusy(false);
      showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
  return { pay: () => void begin(), isBusy };
}
