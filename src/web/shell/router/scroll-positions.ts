import { withPosition, type Positions } from './newest-positions.ts';

/** Scroll positions by history entry, so that going back or forward returns to the place one left. */
const storageKey = 'entry-positions';

/** Of the entry that is shown: the browser's own is the next one already when it tells of going back. */
let shownEntry: string | undefined;

export function keepScrollPositions(): void {
  window.history.scrollRestoration = 'manual';
  enterEntry();
  window.addEventListener('pagehide', () => rememberScroll());
  restoreScroll();
}

/** Call whenever the page of another history entry is shown. */
export function enterEntry(): void {
  shownEntry = entryKey();
}

/** The browser has gone back or forward already, but the page of another entry can't be had: the shown one's is on top. */
export function returnToShown(address: string): void {
  window.history.pushState({ key: shownEntry }, '', address);
}

/** Call before leaving the page that is shown. */
export function rememberScroll(): void {
  const positions = withPosition(readPositions(), shownEntry ?? entryKey(), Math.round(window.scrollY));
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage may be full or forbidden: then going back begins at the top.
  }
}

export function restoreScroll(): void {
  const position = readPositions().find(([key]) => key === shownEntry);
  if (position) window.scrollTo(0, position[1]);
}

function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function readPositions(): Positions {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]') as Positions;
  } catch {
    return [];
  }
}
