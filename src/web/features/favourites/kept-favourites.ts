import type { KeptFavourite } from '#shared/favourites/contract.ts';
import { mostFavourites } from '#shared/favourites/limits.ts';
import { keptKey } from './favourite-ids.ts';

/** What a guest has collected in this browser, the newest first. Entries that somebody has edited are left out. */
export function readKept(): KeptFavourite[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keptKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, mostFavourites) : [];
  } catch {
    return [];
  }
}

/** @throws where storage is full or blocked */
export function writeKept(favourites: readonly KeptFavourite[]): void {
  if (favourites.length > 0) window.localStorage.setItem(keptKey, JSON.stringify(favourites));
  else window.localStorage.removeItem(keptKey);
}

function isKept(value: unknown): value is KeptFavourite {
  if (typeof value !== 'object' || value === null) return false;
  const { listing_id: id, added_at: at, name, price } = value as Partial<KeptFavourite>;
  return (
    Number.isSafeInteger(id) &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    typeof name === 'string' &&
    name !== '' &&
    (price === null || (typeof price === 'object' && Number.isSafeInteger(price.amount) && price.amount >= 0))
  );
}
