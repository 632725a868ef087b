import { useEffect, useState } from 'react';
import { useNavigation, usePage } from '#web/page/page-context.tsx';

/** Prices in the markup that the server sent are those of its rates: once there are others, the page's data are loaded. */
export function useCurrentRates(isSent: boolean): void {
  const { currencies } = usePage().shell;
  const { reload } = useNavigation();
  const rates = isSent ? JSON.stringify(currencies) : undefined;
  const [sentRates] = useState(rates);
  const isOutdated = rates !== sentRates && isSent;
  useEffect(() => {
    if (isOutdated) void reload();
  }, [isOutdated, reload]);
}
