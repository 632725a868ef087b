import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { favouriteIds } from '#web/features/favourites/favourite-ids.ts';
import { ageText } from './age-text.ts';

/**
 * For each language what makes the cards that the server sent work: replaces the dates of adverts by their age and fills
 * the hearts of favourites, also of those that are pressed later. `browser.tsx` handles the presses.
 */
export const enlivenCards = mapLocales((locale) => (list: HTMLElement) => {
  showAges(locale, list);
  const showHearts = () => {
    const ids = favouriteIds.read();
    for (const button of list.querySelectorAll<HTMLElement>('[data-favourite]')) {
      const isFavourite = ids.has(Number(button.dataset.favourite));
      button.ariaPressed = String(isFavourite);
      button.querySelector('use')!.setAttribute('href', `/icons.svg#${isFavourite ? 'heart-full' : 'heart'}`);
    }
  };
  showHearts();
  return favouriteIds.subscribe(showHearts);
});

/** Cards, on the server's page and on later ones. */
export const cardsClass = 'listing-cards';

/** Replaces the dates of adverts by their age. Safe to repeat. */
export function showAges(locale: Locale, within: ParentNode = document): void {
  for (const time of within.querySelectorAll<HTMLTimeElement>(`.${cardsClass} time`)) {
    if (time.title) continue;
    time.title = time.textContent;
    const text = ageText(time.dateTime, locale);
    if (text !== undefined) time.textContent = text;
  }
}
