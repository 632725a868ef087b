import { useEffect, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Watchdog } from '#shared/watchdogs/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { Button } from '#web/ui/button.tsx';

/** The place of a deleted watchdog, with the way back. */
export function RemovedWatchdog({
  watchdog: { id, name },
  onRestored,
}: {
  watchdog: Watchdog;
  onRestored: () => void;
}) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const place = useRef<HTMLLIElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  const restore = async () => {
    await browserApi.watchdogs.restore({ params: { id } });
    onRestored();
  };
  return (
    <li ref={place} className="flex flex-wrap items-center justify-between gap-3 p-3 tablet:p-4">
      <p role="status" className="min-w-0">
        <Trans>Smazáno:</Trans> <span className="font-semibold break-words">{name}</span>
      </p>
      <Button
        size="small"
        look="secondary"
        disabled={isRunning}
        aria-label={t`Vrátit hlídacího psa: ${name}`}
        onClick={() => void run(restore)}
      >
        <Trans>Vrátit</Trans>
      </Button>
    </li>
  );
}
