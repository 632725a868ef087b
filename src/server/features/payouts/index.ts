export { mountAdminPayouts, mountPayouts } from './payouts.routes.ts';
export { settleByTransfer } from './close-batch.ts';
