import { defaultLocale } from '#shared/i18n/locales.ts';
import { findWarehouse } from '#server/features/branches/index.ts';
import { getSettings } from '#server/features/settings/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/**
 * The address for returned goods: the warehouse, else the operator.
 * @returns lines; empty when neither is set
 */
export async function findReturnAddress(db: Queryable): Promise<string> {
  const [warehouse, { contacts }] = await Promise.all([findWarehouse(db), getSettings(db, defaultLocale)]);
  const place = warehouse ? { ...warehouse, city: warehouse.town } : contacts;
  if (!place) return '';
  return [contacts?.company ?? '', place.street, `${place.postcode} ${place.city}`.trim()].filter(Boolean).join('\n');
}
