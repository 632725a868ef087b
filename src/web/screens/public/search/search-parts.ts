/** What few pages of results show: one chunk. */
export { Advice } from './search-advice.tsx';
export { FoundPages, PriceLimits } from './search-notes.tsx';
