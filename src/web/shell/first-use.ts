import { favouriteIds } from '#web/features/favourites/favourite-ids.ts';
import { hasLogin } from '#web/features/session/session.ts';
import { isPageWaiting, wakePage } from '#web/page/late-page.tsx';

/** What the page's code would answer. */
const kept = ['click', 'keydown', 'input', 'change', 'scroll'] as const;
/** The visitor does something, or is about to. */
const signs = [...kept, 'pointerover', 'pointerdown', 'touchstart', 'focusin', 'wheel'] as const;

/** `browser.tsx` answers these from the start. */
const alwaysServed = '[data-cart-add],[data-favourite]';
/** Links that do more than lead on. */
const pressedLinks = 'a[data-press]';

let early: { readonly target: HTMLElement; readonly kind: string; readonly repeat: () => void }[] = [];

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

  const wake = async () => {
    if (isWaking) return;
    isWaking = true;
    if (isPageWaiting()) preload(files);
    try {
      await wakePage();
    } catch (error) {
      const isWaitedFor = early.length > 0;
      dropEarly();
      if (isWaitedFor) await onFailure(error);
      isWaking = false;
      return;
    }
    for (const sign of signs) window.removeEventListener(sign, wake, true);
    for (const kind of kept) window.removeEventListener(kind, keep, true);
    unsubscribe();
    const repeats = early;
    dropEarly();
    for (const { target, repeat } of repeats) if (target.isConnected) repeat();
  };

  for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
  // After `wake`: what it holds reaches no other listener.
  for (const kind of kept) window.addEventListener(kind, keep, true);
  const unsubscribe = favouriteIds.subscribe(() => void wake());
  if (hasLogin() || favouriteIds.read().size > 0) void wake();
}

function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

function dropEarly(): void {
  for (const { target } of early) if (target.ariaBusy) target.ariaBusy = null;
  early = [];
}

function keep(event: Event): void {
  const { target, type } = event;
  if (!isPageWaiting() || !(target instanceof Element) || !target.closest('main')) return;
  if (type === 'click') return hold(event, target.closest<HTMLElement>(`button,${pressedLinks}`));
  if (!(target instanceof HTMLElement)) return;
  const isSelect = target instanceof HTMLSelectElement;
  if (type === 'keydown') keepArrow(target, (event as KeyboardEvent).key);
  else if (type === 'scroll') keepOnce(target, type, () => target.dispatchEvent(new Event('scroll')));
  else if (isSelect && type === 'change')
    keepOnce(target, type, () => target.dispatchEvent(new Event('change', { bubbles: true })));
  else if (!isSelect && type === 'input') {
    const field = target as HTMLInputElement;
    const isTicked = field.type === 'checkbox' || field.type === 'radio';
    if (isTicked) early.push({ target, kind: type, repeat: () => tickAgain(field) });
    else keepOnce(target, type, () => typeAgain(field));
  }
}

function keepOnce(target: HTMLElement, kind: string, repeat: () => void): void {
  if (!early.some((each) => each.target === target && each.kind === kind)) early.push({ target, kind, repeat });
}

/** Arrow keys lead on from a picture of the gallery; the one that has the focus by then takes the next key. */
function keepArrow(target: HTMLElement, key: string): void {
  if (!(target instanceof HTMLButtonElement) || !key.startsWith('Arrow')) return;
  const repeat = () =>
    (document.activeElement ?? target).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  early.push({ target, kind: 'keydown', repeat });
}

function hold(event: Event, pressed: HTMLElement | null): void {
  if (!pressed || pressed.matches(alwaysServed) || (pressed as HTMLButtonElement).type === 'submit') return;
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  // Opens another tab.
  if (pressed instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey || altKey)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.ariaBusy = 'true';
  keepOnce(pressed, 'click', () => pressed.click());
}

/** React takes a field as it is for unchanged: the change happens again. */
function tickAgain(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}

function typeAgain(field: HTMLInputElement): void {
  const typed = field.value;
  field.value = typed === '' ? '0' : '';
  // Past React's own setter, which would note the value as known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
