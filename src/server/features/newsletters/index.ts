export { mountNewsletters } from './newsletters.routes.ts';
export { mountAdminSubscribers } from './admin/admin-subscribers.routes.ts';
export { moveSubscription } from './move-subscription.ts';
export { sweepNewsletters } from './sweep-newsletters.ts';
export { mountAdminIssues } from './issues/admin-issues.routes.ts';
export { mountClicks } from './issues/clicks.routes.ts';
export { issuesJob } from './issues/issues-job.ts';
export { sendIssues } from './issues/send-issues.ts';
