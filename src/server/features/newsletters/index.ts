export { mountNewsletters } from './newsletters.routes.ts';
export { mountAdminSubscribers } from './admin/admin-subscribers.routes.ts';
export { moveSubscription } from './move-subscription.ts';
export { listRecipients, type Recipient } from './recipient.queries.ts';
export { sweepNewsletters } from './sweep-newsletters.ts';
