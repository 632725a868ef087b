import type { KeptFavourite } from '#shared/favourites/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { loggedInAccount } from '#web/features/session/logged-in-account.ts';
import { sessionStore } from '#web/features/session/session.ts';
import { favouriteIds } from './favourite-ids.ts';
import { readKept, writeKept } from './kept-favourites.ts';

let loaded: { readonly account: string; readonly done: Promise<void> } | undefined;

// A logout empties the hearts: the next login loads them again, also that of the same account.
sessionStore.subscribe(() => {
  if (sessionStore.read().status === 'guest') loaded = undefined;
});

/**
 * Loads the favourites of the logged-in account once, and hands over to it what was collected before the login. Does
 * nothing for guests. Rejects when the server is unreachable; the next call tries again.
 */
export function loadFavourites(): Promise<void> {
  const account = loggedInAccount();
  if (account === undefined) {
    loaded = undefined;
    return Promise.resolve();
  }
  if (loaded?.account !== account) loaded = { account, done: loadAccount(account).catch(retryLater) };
  return loaded.done;
}

async function loadAccount(account: string): Promise<void> {
  const kept = readKept();
  const { listing_ids: ids } =
    kept.length > 0
      ? await browserApi.favourites.merge({ body: { favourites: kept } })
      : await browserApi.favourites.ids();
  if (kept.length > 0) writeKept([]);
  // Otherwise somebody has logged out meanwhile.
  if (loggedInAccount() === account) favouriteIds.set(new Set(ids));
}

function retryLater(error: unknown): never {
  loaded = undefined;
  throw error;
}

/** Puts a removed favourite back, with the day and the price of its first time. */
export async function restoreFavourite(favourite: KeptFavourite): Promise<void> {
  if (loggedInAccount() === undefined) {
    writeKept([favourite, ...readKept()].sort(newestFirst));
    mark(favourite.listing_id, true);
    return;
  }
  const { listing_ids: ids } = await browserApi.favourites.merge({ body: { favourites: [favourite] } });
  favouriteIds.set(new Set(ids));
}

export async function removeFavourite(id: number): Promise<void> {
  if (loggedInAccount() === undefined) writeKept(readKept().filter((each) => each.listing_id !== id));
  else await browserApi.favourites.remove({ params: { id } });
  mark(id, false);
}

/** Fills or empties the hearts of a listing. */
export function mark(id: number, isFavourite: boolean): void {
  if (isFavourite) return markAll([id]);
  const ids = new Set(favouriteIds.read());
  ids.delete(id);
  favouriteIds.set(ids);
}

export function markAll(ids: readonly number[]): void {
  favouriteIds.set(new Set([...favouriteIds.read(), ...ids]));
}

const newestFirst = (a: KeptFavourite, b: KeptFavourite) => Date.parse(b.added_at) - Date.parse(a.added_at);
