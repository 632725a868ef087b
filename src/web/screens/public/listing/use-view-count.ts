import { useEffect } from 'react';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';

/** Reports one view of an advert per page view, when the browser is idle. */
export function useViewCount({ id, kind }: ListingDetail): void {
  useEffect(() => {
    if (kind !== 'advert') return undefined;
    const report = () => void browserApi.adverts.countView({ params: { id } }).catch(() => undefined);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(report, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(report);
    return () => cancelIdleCallback(idle);
  }, [id, kind]);
}
