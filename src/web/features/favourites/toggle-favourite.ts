import { msg } from '@lingui/core/macro';
import { localeOfPath } from '#shared/i18n/paths.ts';
import { mostFavourites } from '#shared/favourites/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { hasLogin } from '#web/features/session/session.ts';
import { lazyPartText } from '#web/page/i18n.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { favouriteIds } from './favourite-ids.ts';
import { readKept, writeKept } from './kept-favourites.ts';
import { loadFavourites, mark, removeFavourite } from './own-favourites.ts';

let lastToggle = Promise.resolve();

/**
 * Adds or removes the listing of `data-favourite`. Loaded with the first press of a heart. Presses follow one another,
 * so that none overwrites what another has stored.
 */
export function toggleByButton(button: HTMLButtonElement): Promise<void> {
  lastToggle = lastToggle.then(() => toggle(button));
  return lastToggle;
}

/** Never rejects. */
async function toggle(button: HTMLButtonElement): Promise<void> {
  const id = Number(button.dataset.favourite);
  const locale = localeOfPath(window.location.pathname);
  try {
    await loadFavourites();
    if (favouriteIds.read().has(id)) await removeFavourite(id);
    else await add(id, locale);
  } catch (error) {
    const text = error instanceof ApiError ? error.answer.message : undefined;
    const failed = msg`Oblíbené se nepodařilo uložit. Zkuste to prosím znovu.`;
    showSnackbar({ text: text ?? lazyPartText(locale, failed), tone: 'error' });
  }
}

async function add(id: number, lang: Locale): Promise<void> {
  if (hasLogin()) await browserApi.favourites.add({ params: { id }, query: { lang } });
  else if (!(await keep(id, lang))) return;
  mark(id, true);
}

/** Keeps a guest's favourite in this browser, with the name and price of today. Returns false when there is no room. */
async function keep(id: number, lang: Locale): Promise<boolean> {
  if (readKept().length >= mostFavourites) {
    const full = msg`Mezi oblíbenými můžete mít nejvýše ${{ favourites: mostFavourites }} nabídek. Některou prosím odeberte.`;
    showSnackbar({ text: lazyPartText(lang, full), tone: 'error' });
    return false;
  }
  const asked = { listing_id: id, added_at: new Date().toISOString(), name: '–', price: null };
  const { favourites } = await browserApi.favourites.list({ query: { lang }, body: { favourites: [asked] } });
  const card = favourites[0]?.card;
  if (!card) throw new Error('The listing is gone.');
  // Read only now: another tab may have kept something meanwhile, even this listing.
  const others = readKept().filter((each) => each.listing_id !== id);
  writeKept([{ ...asked, name: card.name, price: card.price }, ...others]);
  return true;
}
