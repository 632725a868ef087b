import { createStore } from '#web/ui/store.ts';

/** Key in local storage of what a guest has collected. An account's favourites are on the server. */
export const keptKey = 'favourites';

export const noFavourites: ReadonlySet<number> = new Set();

/**
 * The listings with a filled heart. A guest's are known from the start, an account's once the server has answered:
 * pages are the same for every visitor.
 */
export const favouriteIds = createStore(keptIds());

/** The listings that a guest has collected in this browser. */
export function keptIds(): ReadonlySet<number> {
  try {
    const kept = JSON.parse(window.localStorage.getItem(keptKey)!) as { listing_id: number }[];
    return new Set(kept.map(({ listing_id: id }) => id));
  } catch {
    // On the server, nothing kept, storage blocked, or edited by hand.
    return noFavourites;
  }
}
