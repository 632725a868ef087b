export { mountFeeds } from './admin-feeds.routes.ts';
export { buildFeeds, buildFeedsTask } from './build-feeds.ts';
