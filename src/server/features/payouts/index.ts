export { waitingEarners } from './candidate.queries.ts';
export { mountAdminPayouts, mountPayouts } from './payouts.routes.ts';
export { settleByTransfer } from './close-batch.ts';
