import { createStore } from './store.ts';

export type SnackbarTone = 'success' | 'info' | 'error';

export interface Snackbar {
  readonly id: number;
  readonly text: string;
  readonly tone: SnackbarTone;
}

export const shownSnackbars = 3;

/** How long a message stays, unless somebody reads it (pointer or focus on it). */
export const snackbarLifeMs: Record<SnackbarTone, number> = { success: 6000, info: 8000, error: 12_000 };

export const snackbars = createStore<readonly Snackbar[]>([]);

let lastId = 0;

/** Shows a message at the top of the page. Works from anywhere, also outside components. */
export function showSnackbar({ text, tone = 'info' }: { text: string; tone?: SnackbarTone }): void {
  lastId += 1;
  snackbars.set(withSnackbar(snackbars.read(), { id: lastId, text, tone }));
}

export function closeSnackbar(id: number): void {
  snackbars.set(snackbars.read().filter((each) => each.id !== id));
}

/** Where an error is told, what went well before says nothing any more. */
export function closeSuccesses(): void {
  snackbars.set(withoutSuccesses(snackbars.read()));
}

function withoutSuccesses(queue: readonly Snackbar[]): readonly Snackbar[] {
  return queue.filter(({ tone }) => tone !== 'success');
}

/** A message that is said again takes the older one's place, so that nothing piles up. */
export function withSnackbar(queue: readonly Snackbar[], added: Snackbar): readonly Snackbar[] {
  const kept = added.tone === 'error' ? withoutSuccesses(queue) : queue;
  return [...kept.filter(({ text, tone }) => text !== added.text || tone !== added.tone), added];
}

/** The oldest are read first; the others wait for their turn. */
export function visibleSnackbars(queue: readonly Snackbar[]): readonly Snackbar[] {
  return queue.slice(0, shownSnackbars);
}
