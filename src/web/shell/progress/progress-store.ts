import { createStore } from '#web/ui/store.ts';

// The times are those of; the 5 s of the bar's movement are in styles.css.
const progressThrottleMs = 200;
const minimumDisplayMs = 200;

export type ProgressState = 'idle' | 'running' | 'done' | 'failed';

export const progress = createStore<ProgressState>('idle');

let timer: ReturnType<typeof setTimeout> | undefined;
let shownSince = 0;

/** The bar appears after the throttle: a quick navigation shows none. */
export function startProgress(): void {
  clearTimeout(timer);
  if (progress.read() !== 'running') timer = setTimeout(show, progressThrottleMs);
}

export function endProgress(): void {
  finish('done');
}

export function failProgress(): void {
  if (progress.read() !== 'running') show();
  finish('failed');
}

function show(): void {
  shownSince = Date.now();
  progress.set('running');
}

function finish(end: 'done' | 'failed'): void {
  clearTimeout(timer);
  if (progress.read() !== 'running') return;
  // A bar that is shown stays long enough to be seen.
  const rest = Math.max(0, minimumDisplayMs - (Date.now() - shownSince));
  timer = setTimeout(() => {
    progress.set(end);
    timer = setTimeout(() => progress.set('idle'), end === 'failed' ? 1500 : 300);
  }, rest);
}
