export { hideReportedReply, showReportedReply } from './hide-reply.ts';
export { hideReportedReview, showReportedReview } from './hide-review.ts';
export { mountAdminReviews } from './admin-reviews.routes.ts';
export { publishDueReviews } from './publish-reviews.ts';
export { mountReviews } from './reviews.routes.ts';
