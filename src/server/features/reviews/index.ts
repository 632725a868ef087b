export { mountAdminReviews } from './admin-reviews.routes.ts';
export { mountReviews } from './reviews.routes.ts';
