import { useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';

interface LoadFailureProps {
  readonly children: ReactNode;
  readonly onRetry: () => Promise<void>;
}

/** Shown in the place of data that could not be loaded, with a retry button. */
export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    await onRetry();
    setIsBusy(false);
  };
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text"
    >
      <div>{children}</div>
      <Button look="secondary" size="small" disabled={isBusy} onClick={() => void retry()}>
        <Trans>Zkusit znovu</Trans>
      </Button>
    </div>
  );
}
