import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../ui/styles.css';
import type { Assets } from './document/document.tsx';
import { setOwnBuild } from '#web/api/served-build.ts';
import { lazyPart, loadI18n } from '#web/page/i18n.ts';
import { cookieSettings } from './consent/settings-request.ts';
import { msg } from '@lingui/core/macro';
import { showAges } from '#web/features/listing-card/enliven-cards.ts';
import { isPageWaiting, waitForUse } from '#web/page/late-page.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { App } from './router/app.tsx';
import { awaitFirstUse } from './first-use.ts';
import { mayReloadFor } from './router/chunk-reload.ts';
import type { PageState } from '#web/page/page-state.ts';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { loadScreen } from './router/screens.ts';

declare global {
  interface Window {
    /** Buttons pressed before this script ran; undefined once they have been taken over. */
    earlyPresses?: HTMLButtonElement[];
  }
}

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
  waitForUse(screen);
  awaitFirstUse(assets.late, async (error) => {
    if (await mayReloadFor(error, window.location.pathname, isPageWaiting)) window.location.reload();
    else showSnackbar({ text: i18n._(msg`Při načítání nastala chyba. Zkuste to prosím později.`), tone: 'error' });
  });
  showAges(state.locale);
  startTransition(() => {
    hydrateRoot(document, <App first={{ page: { state, screen }, i18n }} assets={assets} />);
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
  if (clicked.ariaBusy !== 'true') serveClick(clicked as HTMLButtonElement | HTMLAnchorElement);
}
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!('newsletter' in form.dataset)) return;
  event.preventDefault();
  // Without its code the form works as it does without script.
  void loadNewsletter().then(
    ({ submitBox }) => submitBox(form),
    () => form.submit(),
  );
});
// From here on the click listener above serves every click; the first-paint script kept the earlier ones.
window.earlyPresses?.forEach(serveClick);
delete window.earlyPresses;

/** Shows at once that the button or link is working, which also makes further clicks on it void. */
function serveClick(clicked: HTMLButtonElement | HTMLAnchorElement): void {
  clicked.ariaBusy = 'true';
  void answerClick(clicked).finally(() => (clicked.ariaBusy = null));
}

async function answerClick(clicked: HTMLButtonElement | HTMLAnchorElement): Promise<void> {
  if ('favourite' in clicked.dataset) return (await loadHearts()).toggleByButton(clicked as HTMLButtonElement);
  const { addByButton, openCart } = await import('#web/features/cart/cart-clicks.ts');
  return clicked instanceof HTMLButtonElement ? addByButton(clicked) : openCart(clicked);
}

/** An empty cart, and the cart's own page, get no panel. A click that opens another tab is left to the browser. */
function opensPanel(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isElsewhere = link.pathname !== location.pathname;
  return isElsewhere && document.documentElement.dataset.cart === 'full' && isPlainClick(event);
}
void start();
