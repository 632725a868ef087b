import { z } from 'zod';
import { listingCard } from '../catalog/contract.ts';
import { endpoint } from '../contract/endpoint.ts';
import { idField, langField, money, plainLine } from '../contract/fields.ts';
import { favouriteSorts, favouriteStates, keptName, mostFavourites } from './limits.ts';

const account = 'account' as const;
const one = z.object({ id: idField });
const nothing = z.object({});

/** A favourite as the browsers of guests keep it. */
export const keptFavourite = z
  .object({
    listing_id: z.int().positive(),
    added_at: z.iso.datetime(),
    name: plainLine(keptName),
    price: z
      .object({ amount: z.int().min(0), currency: z.string().length(3) })
      .nullable()
      .describe('When it was added'),
  })
  .meta({ id: 'KeptFavourite' });
export type KeptFavourite = z.infer<typeof keptFavourite>;

export const favourite = keptFavourite
  .extend({
    name: z.string(),
    price: money.nullable().describe('When it was added'),
    state: z.enum(favouriteStates).describe('sold: an advert; sold_out: a product; gone: not public any more'),
    drop: money.nullable().describe('How much cheaper it is now, while it is available'),
    card: listingCard.nullable().describe('Null when it is gone'),
  })
  .meta({ id: 'Favourite' });
export type Favourite = z.infer<typeof favourite>;

const favouritePage = z
  .object({ favourites: z.array(favourite), total: z.int(), page: z.int(), pages: z.int() })
  .meta({ id: 'FavouritePage' });
export type FavouritePage = z.infer<typeof favouritePage>;

export const favouriteQuery = z.object({
  lang: langField,
  sort: z.enum(favouriteSorts).default('newest'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export type FavouriteQuery = z.infer<typeof favouriteQuery>;

const keptFavourites = z.object({ favourites: z.array(keptFavourite).max(mostFavourites) });
const listingIds = z.object({ listing_ids: z.array(z.int()).describe('All favourites of the account') });

export const favouritesContract = {
  mine: endpoint({
    method: 'GET',
    path: '/api/me/favourites',
    summary: "A page of one's favourites, 24 a page",
    access: account,
    query: favouriteQuery,
    response: favouritePage,
  }),
  ids: endpoint({
    method: 'GET',
    path: '/api/me/favourites/ids',
    summary: "The listings among one's favourites",
    access: account,
    response: listingIds,
  }),
  add: endpoint({
    method: 'PUT',
    path: '/api/me/favourites/{id}',
    summary: 'Adds a listing; one that was added before keeps its day and price',
    access: account,
    params: one,
    query: z.object({ lang: langField }),
    response: nothing,
    errors: ['favourites_full'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/me/favourites/{id}',
    summary: 'Removes a listing; also one that is not among the favourites',
    access: account,
    params: one,
    response: nothing,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/me/favourites',
    summary: 'Adds the favourites that a guest has collected, and one that was removed by mistake, as far as they fit',
    access: account,
    body: keptFavourites,
    response: listingIds,
  }),
  list: endpoint({
    method: 'POST',
    path: '/api/favourites',
    summary: 'A page of the favourites that the browser of a guest keeps; stores nothing',
    query: favouriteQuery,
    body: keptFavourites,
    response: favouritePage,
  }),
};
