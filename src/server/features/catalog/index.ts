export { mountCatalog } from './catalog.routes.ts';
export { listTeasers } from './list-teasers.ts';
export { countPublicListings, type Teaser } from './teasers.queries.ts';
export { cardTags } from './listing-card-presenter.ts';
export { foldCounters, recountCatalog } from './listing-counts.queries.ts';
export { refreshSearchWords } from './search-word.queries.ts';
export { applyPrices, startAndEndSales } from './apply-prices.ts';
export { endToppings } from './end-toppings.ts';
export { listListingCards } from './list-listing-cards.ts';
