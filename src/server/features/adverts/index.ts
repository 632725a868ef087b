export { lockDealtAdvert, type LockedOwnAdvert } from './advert.queries.ts';
export { moveAdvert } from './move-advert.ts';
export { mountAdverts } from './adverts.routes.ts';
export { mountAdminAdverts } from './admin-adverts.routes.ts';
export { mountManagedAdverts } from './administration/managed-adverts.routes.ts';
export { hideReportedAdvert, restoreReportedAdvert } from './administration/hide-advert.ts';
export { mountQueueCsv } from './approval/queue-csv.routes.ts';
export { listContentErrors, readContent } from './content/check-content.ts';
export {
  replaceBrandInWaitingRevisions,
  replaceCategoryInWaitingRevisions,
  replacePackageInWaitingRevisions,
} from './content/revision.queries.ts';
export type { StoredContent } from './content/stored-content.ts';
export { unreviewedAdverts } from './administration/managed-advert.queries.ts';
export { waitingAdverts, waitingChanges } from './approval/queue.queries.ts';
export { expireAdverts, remindOfExpiry } from './expiry/expire-adverts.ts';
export { deleteOldAdverts } from './expiry/delete-old-adverts.ts';
export { endToppings } from './topped/end-toppings.ts';
export { stopTopping, topAdvert } from './topped/top-advert.ts';
export { sendDigest } from './approval/send-digest.ts';
export { countContact, sweepViews } from './views/count-view.ts';
