import { withPosition, type Positions } from './newest-positions.ts';

/** Scroll positions by history entry, so that going back or forward restores the position. */
const storageKey = 'entry-positions';

/** Key of the entry shown. The browser's current entry is already the next one when `popstate` fires. */
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

/**
 * Call when the browser has already moved in its history but the page failed to load: the URL belongs to the page
 * that is still shown.
 */
export function returnToShown(address: string): void {
  window.history.pushState({ key: shownEntry }, '', address);
}

/** Call before leaving the current page. */
export function rememberScroll(): void {
  const positions = withPosition(readPositions(), shownEntry ?? entryKey(), Math.round(window.scrollY));
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage may be full or blocked: then going back starts at the top.
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
