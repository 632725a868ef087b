import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../ui/styles.css';
import type { Assets } from './document/document.tsx';
import { loadI18n } from '#web/page/i18n.ts';
import { cookieSettings } from './consent/consent-keeper.ts';
import { App } from './router/app.tsx';
import type { PageState } from '#web/page/page-state.ts';
import { loadScreen } from './router/screens.ts';

/** Hydrates the page that the server sent. */
async function start(): Promise<void> {
  const { state, assets } = JSON.parse(document.getElementById('page-state')!.textContent!) as {
    state: PageState;
    assets: Assets;
  };
  const [screen, i18n] = await Promise.all([loadScreen(state.route), loadI18n(state.locale, state.route)]);
  startTransition(() => {
    hydrateRoot(document, <App first={{ page: { state, screen }, i18n }} assets={assets} />);
  });
}

// Handlers of buttons in lists of every page, and in the footer.
document.addEventListener('click', (event) => {
  const clicked = (event.target as Element).closest<HTMLElement>('[data-cart-add],.cart-link,[data-cookie-settings]');
  if (!clicked) return;
  if ('cookieSettings' in clicked.dataset) return cookieSettings.set(true);
  const isButton = clicked instanceof HTMLButtonElement;
  if (!isButton && !opensPanel(event, clicked as HTMLAnchorElement)) return;
  event.preventDefault();
  void import('#web/features/cart/cart-clicks.ts').then(({ addByButton, openCart }) =>
    isButton ? addByButton(clicked) : openCart(clicked as HTMLAnchorElement),
  );
});

/** An empty cart, and the cart's own page, get no panel. A click that opens another tab is left to the browser. */
function opensPanel({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  const isElsewhere = link.pathname !== location.pathname;
  return isElsewhere && document.documentElement.dataset.cart === 'full' && !(metaKey || ctrlKey || shiftKey || altKey);
}
void start();
