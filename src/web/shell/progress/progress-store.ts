/** State of the progress bar: at rest, running since a moment, or failed (shown red). Figures: R-2.41 (its 5 s stand in styles.css). */
export const progressThrottleMs = 200;
export const minimumDisplayMs = 200;

export type ProgressState = 'idle' | 'running' | 'done' | 'failed';

let state: ProgressState = 'idle';
let timer: ReturnType<typeof setTimeout> | undefined;
let shownSince = 0;
const listeners = new Set<() => void>();

export function subscribeProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readProgress = (): ProgressState => state;

/** Quick changes show no bar at all: it appears after the throttle. */
export function startProgress(): void {
  clearTimeout(timer);
  if (state === 'running') return;
  timer = setTimeout(() => {
    shownSince = Date.now();
    set('running');
  }, progressThrottleMs);
}

export function endProgress(): void {
  finish('done');
}

export function failProgress(): void {
  if (state !== 'running') {
    shownSince = Date.now();
    set('running');
  }
  finish('failed');
}

function finish(end: 'done' | 'failed'): void {
  clearTimeout(timer);
  if (state !== 'running') return;
  // What is shown at all stays long enough to be seen.
  const rest = Math.max(0, minimumDisplayMs - (Date.now() - shownSince));
  timer = setTimeout(() => {
    set(end);
    timer = setTimeout(() => set('idle'), end === 'failed' ? 1500 : 300);
  }, rest);
}

function set(next: ProgressState): void {
  state = next;
  for (const listener of listeners) listener();
}
