import { favouriteIds } from '#web/features/favourites/favourite-ids.ts';
import { hasLogin } from '#web/features/session/session.ts';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { isPageWaiting, isWaiting, wakePage } from '#web/page/late-page.tsx';
import { release, type Use } from './early-use.ts';

/** What the page's code would answer. */
const kept = ['click', 'keydown', 'input', 'change', 'scroll'] as const;
/** The visitor does something, or is about to. */
const signs = [...kept, 'pointerover', 'pointerdown', 'touchstart', 'focusin', 'wheel'] as const;

/** `browser.tsx` answers these from the start. */
const alwaysServed = '[data-cart-add],[data-favourite]';
/** Links that do more than lead on. */
const pressedLinks = 'a[data-press]';

let early: Use[] = [];

export const loadRepeats = () => import('./repeat-uses.ts');

/**
 * Loads the code of the server's page with its first use, and repeats what was done to it until then. Presses are held;
 * fields take what is typed, links lead on and forms are sent, as without script. What depends on a login or on
 * favourites must not wait for a use.
 * @param files of the code, loaded beside each other
 * @param onFailure the code cannot be loaded, and presses are lost
 */
export function awaitFirstUse(files: readonly string[], onFailure: (error: unknown) => Promise<void>): void {
  if (!isPageWaiting()) return;
  let isWaking = false;
  /** How many uses a failure has been told for. Fields and boxes keep what they show. */
  let told = 0;

  const wake = async (sign?: Event) => {
    if (isWaking || (sign && !isUse(sign))) return;
    isWaking = true;
    // What the sign itself shows is painted first: to ask for the files takes a frame on a phone.
    if (sign) await nextTask();
    if (isPageWaiting()) preload(files);
    const repeating = loadRepeats();
    try {
      await Promise.all([repeating, wakePage()]);
    } catch (error) {
      const isNew = early.length > told;
      early = takeUses().filter(({ kind }) => kind === 'input' || kind === 'change');
      told = early.length;
      if (isNew) await onFailure(error);
      isWaking = false;
      return;
    }
    for (const sign of signs) window.removeEventListener(sign, wake, true);
    for (const kind of kept) window.removeEventListener(kind, keep, true);
    unsubscribe();
    const { repeatUses } = await repeating;
    await repeatUses(takeUses());
  };

  for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
  // After `wake`: what it holds reaches no other listener.
  for (const kind of kept) window.addEventListener(kind, keep, true);
  const unsubscribe = favouriteIds.subscribe(() => void wake());
  if (hasLogin() || favouriteIds.read().size > 0) void wake();
}

/** After the events at hand. Unlike a timer, it does not wait for the clock. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    port2.postMessage(undefined);
  });
}

/** The age question and dialogs of the frame take the focus by themselves. */
function isUse({ type, target }: Event): boolean {
  return type !== 'focusin' || isWaiting(target);
}

function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

function takeUses(): Use[] {
  const uses = early;
  early = [];
  release(uses);
  return uses;
}

function keep(event: Event): void {
  const { target } = event;
  const type = event.type as Use['kind'];
  if (!isWaiting(target)) return;
  if (type === 'click') return hold(event, target.closest<HTMLElement>(`button,${pressedLinks}`));
  if (!(target instanceof HTMLElement)) return;
  const { key } = event as KeyboardEvent;
  if (type !== 'keydown') early.push({ kind: type, target });
  else if (target instanceof HTMLButtonElement && key.startsWith('Arrow')) early.push({ kind: type, target, key });
}

function hold(event: Event, pressed: HTMLElement | null): void {
  if (!pressed || pressed.matches(alwaysServed) || (pressed as HTMLButtonElement).type === 'submit') return;
  // Opens another tab.
  if (pressed instanceof HTMLAnchorElement && !isPlainClick(event as MouseEvent)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Presses of a step add up; others are void while one is waited for.
  if (pressed.ariaBusy !== 'true' || 'steps' in pressed.dataset)
    early.push({ kind: 'click', target: pressed, busy: pressed });
  pressed.ariaBusy = 'true';
}
