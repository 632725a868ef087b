/** Scroll positions by history entry, so that going back returns to the place one left. */
const storageKey = 'scroll-positions';
const kept = 50;

export function keepScrollPositions(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => rememberScroll());
  restoreScroll();
}

/** Call before leaving the current history entry. */
export function rememberScroll(): void {
  const positions = { ...readPositions(), [entryKey()]: Math.round(window.scrollY) };
  const newest = Object.fromEntries(Object.entries(positions).slice(-kept));
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(newest));
  } catch {
    // Storage may be full or forbidden: then going back begins at the top.
  }
}

export function restoreScroll(): void {
  const position = readPositions()[entryKey()];
  if (position !== undefined) window.scrollTo(0, position);
}

function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
