export { mountAdminPrivacy } from './admin-privacy.routes.ts';
export { mountPrivacy } from './privacy.routes.ts';
export { forgetConsents, mountConsents } from './consents/consents.routes.ts';
export { eraseAccounts } from './erasure/erase-accounts.ts';
export { openErasures } from './erasure/account-erasure.queries.ts';
export { exportJob, prepareExport, sweepExports } from './export/prepare-export.ts';
