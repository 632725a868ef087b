export { findConfirmedDeal } from './deal.queries.ts';
export { mountDeals } from './deals.routes.ts';
export { endDeals } from './end-deals.ts';
export { mountHandoverSlip } from './handover-slip.routes.ts';
export { tellWaiting } from './waiting-list.ts';
