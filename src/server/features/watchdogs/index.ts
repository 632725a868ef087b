export { mountWatchdogs } from './watchdogs.routes.ts';
export { matchListings } from './matching/match-listings.ts';
export { replaceWatchedValue } from './replace-value.queries.ts';
export { replaceWatchedCategory } from './replace-category.queries.ts';
export { sendDigests } from './digest/send-digests.ts';
export { sweepWatchdogs } from './sweep-watchdogs.ts';
