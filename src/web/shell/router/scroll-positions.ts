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
  stopWaiting?.();
  const positions = withPosition(readPositions(), [
    shownEntry ?? entryKey(),
    Math.round(window.scrollY),
    document.documentElement.scrollHeight,
  ]);
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage may be full or blocked: then going back starts at the top.
  }
}

let stopWaiting: (() => void) | undefined;

/**
 * Restores the position of the entry shown. Parts of some pages load after the page: until the content reaches the
 * position, the page stays at the end of the content, above the footer. Scrolling by the visitor cancels the restoration.
 * @param otherwise the position if none is known
 */
export function restoreScroll(otherwise?: number): void {
  stopWaiting?.();
  const [, position = otherwise, height = 0] = readPositions().find(([key]) => key === shownEntry) ?? [];
  if (position === undefined || scrollTo(position, height)) return;
  const observer = new ResizeObserver(() => scrollTo(position, height) && stop());
  const stop = () => {
    observer.disconnect();
    for (const type of ownScrolling) window.removeEventListener(type, stop);
  };
  for (const type of ownScrolling) window.addEventListener(type, stop);
  observer.observe(document.body);
  stopWaiting = stop;
}

/** What begins with a visitor who scrolls or does something. */
const ownScrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** @returns whether the position was reached: the content is there, or the page is as high as it was */
function scrollTo(position: number, height: number): boolean {
  const contentEnd = window.scrollY + (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0);
  const lastOfContent = Math.max(0, contentEnd - window.innerHeight);
  const isReached = position <= lastOfContent || document.documentElement.scrollHeight >= height;
  window.scrollTo(0, isReached ? position : lastOfContent);
  return isReached;
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
