import { minimumDisplayMs, progressThrottleMs } from '#shared/shop/figures.ts';
import { createStore } from './store.ts';

/** The state of the progress bar. The 5 s of its animation are in styles.css. */
export type ProgressState = 'idle' | 'running' | 'done' | 'failed';

export const progress = createStore<ProgressState>('idle');

let timer: ReturnType<typeof setTimeout> | undefined;
let shownSince = 0;

/** The bar appears with a delay: a fast navigation shows none. */
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

/** Shows the bar until something is there or has failed. */
export function followProgress<Answer>(answer: Promise<Answer>): Promise<Answer> {
  startProgress();
  answer.then(endProgress, failProgress);
  return answer;
}

function show(): void {
  shownSince = Date.now();
  progress.set('running');
}

function finish(end: 'done' | 'failed'): void {
  clearTimeout(timer);
  if (progress.read() !== 'running') return;
  // Once visible, the bar remains long enough to be noticed.
  const rest = Math.max(0, minimumDisplayMs - (Date.now() - shownSince));
  timer = setTimeout(() => {
    progress.set(end);
    timer = setTimeout(() => progress.set('idle'), end === 'failed' ? 1500 : 300);
  }, rest);
}
