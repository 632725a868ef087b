export { mountAdminOrders } from './admin-orders.routes.ts';
export { mountOrders } from './orders.routes.ts';
export { mountOrderDocuments } from './order-documents.routes.ts';
export { isSameHash } from './get-order.ts';
export { takeBack } from './take-back.ts';
export { lockOrder, recordOrderEvent } from './order.queries.ts';
export { expireOrders } from './move-order.ts';
export { remindOfUnpaidOrders } from './order-mails.ts';
export { paidOrders } from './paid-orders.ts';
