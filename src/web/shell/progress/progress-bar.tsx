import { useStore } from '#web/ui/store.ts';
import { progress, type ProgressState } from '#web/ui/progress-store.ts';

const looks: Record<ProgressState, string> = {
  idle: 'hidden',
  running: 'progress-running bg-amber',
  done: 'progress-done bg-amber',
  failed: 'bg-burgundy',
};

/** A line at the top while a page loads, red when it fails. Only visual: screen readers hear the new title instead. */
export function ProgressBar() {
  const state = useStore(progress, 'idle');
  return <div aria-hidden="true" data-progress={state} className={`progress-bar ${looks[state]}`} />;
}
