import { useEffect, useRef } from 'react';
import { Trans } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { Button } from '#web/ui/button.tsx';

interface EndedSubscriptionProps {
  readonly chosen: readonly number[];
  readonly onRestored: (chosen: number[]) => void;
}

/** A subscription that has just ended, with the way back. */
export function EndedSubscription({ chosen, onRestored }: EndedSubscriptionProps) {
  const { isRunning, run } = useAction();
  const place = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  const restore = async () => {
    const { selectedCategories } = await browserApi.newsletters.preferences({
      body: { selectedCategories: [...chosen] },
    });
    onRestored(selectedCategories);
  };
  return (
    <section
      ref={place}
      className="flex flex-wrap items-center justify-between gap-4 rounded border border-line bg-surface p-4"
    >
      <p role="status">
        <Trans>Odběr je ukončený, newsletter už nepošleme.</Trans>
      </p>
      <Button look="secondary" disabled={isRunning} onClick={() => void run(restore)}>
        <Trans>Vzít zpět</Trans>
      </Button>
    </section>
  );
}
