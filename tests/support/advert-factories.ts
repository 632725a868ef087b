import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import { visibilityOf, type AdvertState } from '#shared/adverts/lifecycle.ts';
import type { Db } from '#server/platform/db/db.ts';
import { buildListing, type ListingOptions } from './factories.ts';

/** A filled form of an advert; the category must exist. */
export function advertForm(category: number, form: Partial<AdvertInput> = {}): AdvertInput {
  return {
    offer_type: 'supply',
    category_id: category,
    brand_id: null,
    brand_name: null,
    is_unbranded: false,
    package_id: null,
    name: 'Rum ze Zacapy 23',
    description: 'Neotevřená láhev z mé sbírky.',
    lang: 'cs',
    price: 129_000,
    currency: 'CZK',
    is_negotiable: false,
    pictures: [],
    place: 'Brno',
    vintage: null,
    age_years: null,
    abv: null,
    origin: null,
    confirms_goods: false,
    ...form,
  };
}

export interface AdvertOptions extends Omit<ListingOptions, 'kind' | 'visibility'> {
  readonly seller: number;
  readonly state?: AdvertState;
  readonly submittedAt?: Date;
  readonly expiresAt?: Date;
  readonly reason?: string;
}

/** An advert in any state. */
export async function buildAdvert(db: Db, options: AdvertOptions): Promise<number> {
  const { state = 'approved', submittedAt, expiresAt, reason, ...listing } = options;
  const id = await buildListing(db, { ...listing, kind: 'advert', visibility: visibilityOf(state) });
  await db
    .updateTable('advert')
    .set({
      state,
      ...(submittedAt && { submitted_at: submittedAt, state_changed_at: submittedAt }),
      ...(expiresAt && { expires_at: expiresAt }),
      ...(reason && { decision_reason: reason }),
    })
    .where('listing_id', '=', id)
    .execute();
  return id;
}
