export { mountWatchdogs } from './watchdogs.routes.ts';
export { matchListings } from './matching/match-listings.ts';
export { sendDigests } from './digest/send-digests.ts';
export { sweepWatchdogs } from './sweep-watchdogs.ts';
