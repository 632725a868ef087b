import { mapLocales } from '#shared/i18n/paths.ts';
import { favouriteIds } from '#web/features/favourites/favourite-ids.ts';
import { ageText } from './age-text.ts';

/**
 * For each language what makes the cards that the server sent work: replaces the dates of adverts by their age and fills
 * the hearts of favourites, also of those that are pressed later. `browser.tsx` handles the presses.
 */
export const enlivenCards = mapLocales((locale) => (list: HTMLElement) => {
  for (const time of list.querySelectorAll('time')) {
    const text = ageText(time.dateTime, locale);
    time.title = time.textContent;
    if (text !== undefined) time.textContent = text;
  }
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
