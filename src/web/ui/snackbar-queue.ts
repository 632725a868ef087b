import { createStore } from './store.ts';

export type SnackbarTone = 'success' | 'info' | 'error';

export interface Snackbar {
  readonly id: number;
  readonly text: string;
  readonly tone: SnackbarTone;
}

const shownSnackbars = 3;

export const snackbars = createStore<readonly Snackbar[]>([]);

let lastId = 0;

/** Shows a message at the top of the page. Callable from anywhere, also outside components. */
export function showSnackbar({ text, tone = 'info' }: { text: string; tone?: SnackbarTone }): void {
  lastId += 1;
  snackbars.set(withSnackbar(snackbars.read(), { id: lastId, text, tone }));
}

export function closeSnackbar(id: number): void {
  snackbars.set(snackbars.read().filter((each) => each.id !== id));
}

/** An error makes earlier successes obsolete. */
export function closeSuccesses(): void {
  snackbars.set(withoutSuccesses(snackbars.read()));
}

function withoutSuccesses(queue: readonly Snackbar[]): readonly Snackbar[] {
  return queue.filter(({ tone }) => tone !== 'success');
}

/** A repeated message replaces the earlier one, so that messages don't pile up. */
export function withSnackbar(queue: readonly Snackbar[], added: Snackbar): readonly Snackbar[] {
  const others = added.tone === 'error' ? withoutSuccesses(queue) : queue;
  return [...others.filter(({ text, tone }) => text !== added.text || tone !== added.tone), added];
}

/** The oldest messages are shown first; the others are queued. */
export function visibleSnackbars(queue: readonly Snackbar[]): readonly Snackbar[] {
  return queue.slice(0, shownSnackbars);
}
