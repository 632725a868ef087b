export { mountAdverts } from './adverts.routes.ts';
export { mountAdminAdverts } from './admin-adverts.routes.ts';
export { mountQueueCsv } from './approval/queue-csv.routes.ts';
export { countQueue } from './approval/queue.queries.ts';
export { expireAdverts, remindOfExpiry } from './expiry/expire-adverts.ts';
export { deleteOldAdverts } from './expiry/delete-old-adverts.ts';
export { endToppings } from './expiry/end-toppings.ts';
export { sendDigest } from './approval/send-digest.ts';
export { sweepViews } from './views/count-view.ts';
