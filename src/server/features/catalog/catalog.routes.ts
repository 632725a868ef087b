import type { FastifyInstance } from 'fastify';
import { catalogContract, type ListingDetail } from '#shared/catalog/contract.ts';
import type { Context } from '#server/context.ts';
import { discountOf } from '#server/platform/calls/caller.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { readerFor } from '#server/platform/calls/reader-for-pages.ts';
import { listBranchGoods } from './branch-goods/list-branch-goods.ts';
import { getCategory, getCategoryTree, getEntry } from './category/get-category.ts';
import { getListing } from './detail/get-listing.ts';
import { listListings } from './list/list-listings.ts';
import { cardTags } from './cards/listing-card-presenter.ts';
import { listUserListings } from './cards/list-user-listings.ts';
import { forgetChanged } from './words/minute-cache.ts';
import { findPages } from './pages/find-pages.ts';
import { suggest } from './suggest/suggest.ts';

export function mountCatalog(app: FastifyInstance, reader: Context): void {
  forgetChanged(reader);
  mountCalls(app, 'catalog', catalogContract, {
    categoryTree: async ({ params }, { tag }) => {
      tag('categories');
      return getCategoryTree(reader, params.locale);
    },
    entry: async ({ params }, { tag }) => {
      tag('categories', `listing:${params.id}`);
      return getEntry(reader, params.id);
    },
    category: async ({ params, query }, { tag }) => {
      tag('categories', `category:${params.id}`);
      return getCategory(reader, params.id, query.lang);
    },
    listings: async ({ query }, { caller, request, tag }) => {
      const isCategory = query.category !== undefined && query.q === undefined;
      tag(isCategory ? `category:${query.category}` : 'listings', 'categories');
      if (query.q !== undefined) tag('words');
      const page = await listListings(readerFor(reader, request), {
        ...query,
        discountPercent: discountOf(caller),
      });
      tag(...cardTags(page.listings));
      return page;
    },
    listing: async ({ params, query }, { caller, request, tag }) => {
      tag(`listing:${params.id}`, 'categories');
      const listing = await getListing(readerFor(reader, request), params.id, {
        locale: query.lang,
        discountPercent: discountOf(caller),
        now: reader.now(),
      });
      tag(...detailTags(listing));
      return listing;
    },
    userListings: async ({ params, query }, { tag }) => {
      tag(`adverts_of:${params.id}`, `seller:${params.id}`, 'categories');
      const page = await listUserListings(reader, params.id, query);
      tag(...cardTags(page.listings));
      return page;
    },
    branchGoods: async ({ params, query }, { caller, tag }) => {
      tag('listings', 'categories');
      const goods = await listBranchGoods(reader, params.id, { ...query, discountPercent: discountOf(caller) });
      tag(...cardTags(goods.listings));
      return goods;
    },
    pages: async ({ query }, { tag }) => {
      tag('content');
      return findPages(reader, query.q, { locale: query.lang, now: reader.now() });
    },
    suggestions: async ({ query }, { caller, tag }) => {
      tag('listings', 'categories', 'content');
      return suggest(reader, query.q, {
        locale: query.lang,
        discountPercent: discountOf(caller),
        now: reader.now(),
      });
    },
  });
}

/** Includes the tags of its category and of its seller's adverts: similar and further listings change with them. */
function detailTags(listing: ListingDetail): string[] {
  const further = listing.seller ? [`adverts_of:${listing.seller.id}`] : [];
  return [
    `category:${listing.category.id}`,
    ...further,
    ...cardTags([listing, ...listing.seller_further, ...listing.similar]),
  ];
}
