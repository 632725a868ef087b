export { mountCatalog } from './catalog.routes.ts';
export { mountAdminSynonyms } from './synonyms/admin-synonyms.routes.ts';
export { mountAdvertPreview } from './preview/advert-preview.routes.ts';
export { listTeasers } from './cards/list-teasers.ts';
export { hasProfile } from './cards/user-listings.queries.ts';
export { countPublicListings, type Teaser } from './cards/teasers.queries.ts';
export { cardTags } from './cards/listing-card-presenter.ts';
export { foldCounters, recountCatalog } from './facets/listing-counts.queries.ts';
export { storeCommonSearches } from './search/common-searches.ts';
export { warmUpSearches } from './search/warm-up-searches.ts';
export { refreshSearchWords } from './words/search-word.queries.ts';
export { listCards } from './cards/list-cards.ts';
export { createSearchMatcher, listSearchKeys, type SearchMatcher } from './matching/match-searches.ts';
export {
  listCategoryPaths,
  listMatchedListings,
  type FilteredFacts,
  type MatchedListing,
} from './matching/matched-listing.queries.ts';
export { keysOfListing } from './matching/search-keys.ts';
export { readWatchedNames, type WatchedNames } from './matching/watched-names.ts';
export { withoutDiacritics } from './words/search-words.ts';
