import type { KeptFavourite } from '#shared/favourites/contract.ts';
import { keptName, mostFavourites } from '#shared/favourites/limits.ts';
import { keptKey } from './favourite-ids.ts';

/** What a guest has collected in this browser, the newest first. */
export function readKept(): KeptFavourite[] {
  try {
    return parseKept(window.localStorage.getItem(keptKey));
  } catch {
    // Storage is blocked.
    return [];
  }
}

/**
 * Entries that the server would refuse, because somebody has edited them, are left out: one of them would hold up all
 * others at the login.
 */
export function parseKept(stored: string | null): KeptFavourite[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]');
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
    isWholeNumber(id) &&
    id > 0 &&
    isTime(at) &&
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= keptName.max &&
    (price === null ||
      (typeof price === 'object' && isWholeNumber(price.amount) && /^[A-Z]{3}$/.test(String(price.currency))))
  );
}

function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isTime(value: unknown): value is string {
  const time = new Date(String(value));
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
}
