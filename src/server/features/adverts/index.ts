export { mountAdverts } from './adverts.routes.ts';
export { mountAdminAdverts } from './admin-adverts.routes.ts';
export { mountQueueCsv } from './queue-csv.routes.ts';
export { brandWordsJob } from './decide-brands.ts';
export { expireAdverts, remindOfExpiry } from './expire-adverts.ts';
export { sendDigest } from './send-digest.ts';
export { sweepBrands } from './propose-brand.ts';
export { sweepViews } from './count-view.ts';
