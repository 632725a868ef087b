import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../ui/styles.css';
import type { Assets } from './document/document.tsx';
import { loadI18n } from '#web/page/i18n.ts';
import { App } from './router/app.tsx';
import type { PageState } from '#web/page/page-state.ts';
import { loadScreen } from './router/screens.ts';

/** Takes over the page that the server sent. */
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

// Buttons that stand in lists on every page and are seldom pressed.
document.addEventListener('click', (event) => {
  const clicked = (event.target as Element).closest<HTMLElement>('[data-cart-add],.cart-link');
  if (!clicked) return;
  const isButton = clicked instanceof HTMLButtonElement;
  if (!isButton && !opensPanel(event, clicked as HTMLAnchorElement)) return;
  event.preventDefault();
  void import('#web/features/cart/cart-clicks.ts').then(({ addByButton, openCart }) =>
    isButton ? addByButton(clicked) : openCart(clicked as HTMLAnchorElement),
  );
});

/** An empty cart, or its own page, has nothing to be shown over a page; another tab is the browser's. */
function opensPanel({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  const isElsewhere = link.pathname !== location.pathname;
  return isElsewhere && document.documentElement.dataset.cart === 'full' && !(metaKey || ctrlKey || shiftKey || altKey);
}
void start();
