import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../ui/styles.css';
import type { Assets } from './document/document.tsx';
import { setOwnBuild } from '#web/api/served-build.ts';
import { lazyPart, loadI18n } from '#web/page/i18n.ts';
import { cookieSettings } from './consent/settings-request.ts';
import { showAges } from '#web/features/listing-card/enliven-cards.ts';
import { isPageWaiting, waitForUse } from '#web/page/late-page.tsx';
import { reportLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { App } from './router/app.tsx';
import { release, type Use } from './early-use.ts';
import { awaitFirstUse, loadRepeats } from './first-use.ts';
import { mayReloadFor } from './router/chunk-reload.ts';
import type { PageState } from '#web/page/page-state.ts';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { followProgress } from '#web/ui/progress-store.ts';
import { loadScreen } from './router/screens.ts';

declare global {
  interface Window {
    /** What was done before this script ran, kept by the first-paint script; undefined once React takes over. */
    earlyUses?: Use[];
  }
}

/** Says that code cannot be loaded; undefined while there are no texts. */
let sayFailure: (() => void) | undefined;

const loadNewsletter = lazyPart(() => import('#web/features/newsletter/submit-box.ts'));
const loadHearts = lazyPart(() => import('#web/features/favourites/toggle-favourite.ts'));

/** Hydrates the page that the server sent. */
async function start(): Promise<void> {
  const { state, assets } = JSON.parse(document.getElementById('page-state')!.textContent!) as {
    state: PageState;
    assets: Assets;
  };
  setOwnBuild(assets.build);
  const [screen, i18n] = await Promise.all([
    loadScreen(state.route, assets.screen),
    loadI18n(state.locale, state.route, assets.texts),
  ]);
  sayFailure = () => reportLoadFailure(i18n);
  waitForUse(screen);
  awaitFirstUse(assets.late, async (error) => {
    if (await mayReloadFor(error, window.location.pathname, isPageWaiting)) window.location.reload();
    else sayFailure!();
  });
  showAges(state.locale);
  const uses = window.earlyUses ?? [];
  // From here on React holds presses until it has taken over the page.
  delete window.earlyUses;
  const repeat = () =>
    uses.length > 0 &&
    void loadRepeats().then(
      ({ repeatUses }) => repeatUses(uses),
      () => release(uses),
    );
  startTransition(() => {
    hydrateRoot(document, <App first={{ page: { state, screen }, i18n }} assets={assets} onHydrated={repeat} />);
  });
}

// Buttons in lists of every page, and in the footer. React lets no click through to a page that it has not taken over.
window.addEventListener('click', serveClicks, true);
function serveClicks(event: MouseEvent): void {
  const clicked = (event.target as Element).closest<HTMLElement>(
    '[data-cart-add],[data-favourite],.cart-link,[data-cookie-settings]',
  );
  if (!clicked) return;
  if ('cookieSettings' in clicked.dataset) return void cookieSettings.set(true);
  const isButton = clicked instanceof HTMLButtonElement;
  if (!isButton && !opensPanel(event, clicked as HTMLAnchorElement)) return;
  event.preventDefault();
  if (clicked.ariaBusy !== 'true') serveClick(clicked);
}
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!('newsletter' in form.dataset) || event.defaultPrevented) return;
  event.preventDefault();
  void followProgress(loadNewsletter()).then(
    ({ submitBox }) => submitBox(form),
    // Without its code the form works as without script. Without a network it would lead to the browser's own error.
    () => (navigator.onLine ? form.submit() : sayFailure?.()),
  );
});
// The first-paint script kept the earlier clicks.
window.earlyUses = window.earlyUses?.filter(({ target }) => {
  const isServed = target.matches('[data-cart-add],[data-favourite]');
  if (isServed) serveClick(target);
  return !isServed;
});

/** Shows at once that the button or link is working, which also makes further clicks on it void. */
function serveClick(clicked: HTMLElement): void {
  clicked.ariaBusy = 'true';
  void answerClick(clicked)
    .catch(() => sayFailure?.())
    .finally(() => (clicked.ariaBusy = null));
}

async function answerClick(clicked: HTMLElement): Promise<void> {
  if ('favourite' in clicked.dataset) return (await loadHearts()).toggleByButton(clicked as HTMLButtonElement);
  const { addByButton, openCart } = await import('#web/features/cart/cart-clicks.ts');
  return clicked instanceof HTMLButtonElement ? addByButton(clicked) : openCart(clicked as HTMLAnchorElement);
}

/** An empty cart, and the cart's own page, get no panel. A click that opens another tab is left to the browser. */
function opensPanel(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isElsewhere = link.pathname !== location.pathname;
  return isElsewhere && document.documentElement.dataset.cart === 'full' && isPlainClick(event);
}
begin();

/** If the page's screen or texts cannot be loaded, presses are lost, and the next one tries again. */
function begin(): void {
  start().catch((error: unknown) => {
    reportError(error);
    release(window.earlyUses?.splice(0) ?? []);
    window.addEventListener('click', begin, { once: true });
  });
}
