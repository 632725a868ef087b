import { useEffect, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { usePage } from '#web/page/page-context.tsx';
import { WaitingButton } from './waiting-button.tsx';

/** Tells somebody who is about to write that the goods are reserved, and offers to wait. */
export function ReservedNote({ listingId: id }: { listingId: number }) {
  const { locale } = usePage();
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    browserApi.deals.waiting({ params: { id }, query: { lang: locale } }).then(
      (found) => isCurrent && setIsWaiting(found.is_waiting),
      // Joining twice does nothing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id, locale]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-line-strong bg-surface p-4">
      <p className="min-w-0">
        <strong className="block">
          <Trans>Zboží je rezervované pro jiného zájemce.</Trans>
        </strong>
        <span className="text-muted">
          <Trans>Když z obchodu sejde, pošleme vám zprávu. Napsat můžete i teď.</Trans>
        </span>
      </p>
      <WaitingButton listingId={id} isWaiting={isWaiting} onChanged={setIsWaiting} />
    </div>
  );
}
