import { useEffect, useState } from 'react';
import type { DealOfThread } from '#shared/deals/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';

export interface LiveDeal {
  readonly current: DealOfThread;
  readonly refresh: () => Promise<void>;
}

/**
 * Keeps the deal of an open thread up to date.
 * @param lastEvent id of the thread's latest entry about it: each step adds one
 */
export function useDeal(conversationId: number, loaded: DealOfThread, lastEvent: number): LiveDeal {
  const [current, setCurrent] = useState(loaded);
  const [shown, setShown] = useState(lastEvent);
  const read = () => browserApi.deals.ofThread({ params: { id: conversationId } });
  useEffect(() => {
    if (lastEvent === shown) return undefined;
    let isCurrent = true;
    browserApi.deals.ofThread({ params: { id: conversationId } }).then(
      (latest) => {
        if (!isCurrent) return;
        setShown(lastEvent);
        setCurrent(latest);
      },
      // The next entry tries again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [conversationId, lastEvent, shown]);
  return { current, refresh: async () => setCurrent(await read()) };
}
