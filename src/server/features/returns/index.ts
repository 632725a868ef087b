export { openComplaints, listComplaintOrders } from './complaint.queries.ts';
export { openWithdrawals, listWithdrawalOrders } from './withdrawal.queries.ts';
export { mountAdminReturns } from './admin-returns.routes.ts';
export { forgetReturns } from './forget-returns.ts';
export { returnLinkJob, sendReturnLink } from './request-return-link.ts';
export { returnableOrders, settleCancelledOrder } from './settle-withdrawal.ts';
export { mountReturns } from './returns.routes.ts';
