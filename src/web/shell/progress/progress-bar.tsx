import { useSyncExternalStore } from 'react';
import { classes } from '#web/ui/classes.ts';
import { readProgress, subscribeProgress, type ProgressState } from './progress-store.ts';

const looks: Record<ProgressState, string> = {
  idle: 'hidden',
  running: 'progress-running bg-amber',
  done: 'progress-done bg-amber',
  failed: 'bg-burgundy',
};

/** A line at the top while a page is on its way; red when it failed. For the eyes only: readers hear the new title. */
export function ProgressBar() {
  const state = useSyncExternalStore(subscribeProgress, readProgress, () => 'idle' as const);
  return (
    <div
      aria-hidden="true"
      data-progress={state}
      className={classes('pointer-events-none fixed inset-x-0 top-0 z-60 h-1 origin-left', looks[state])}
    />
  );
}
