export { mountAdminOrders } from './admin-orders.routes.ts';
export { carrierKindTexts, orderStateTexts } from './order-columns.ts';
export { mountOrders } from './orders.routes.ts';
export { mountOrderDocuments } from './order-documents.routes.ts';
export { isSameHash } from './get-order.ts';
export { recordOrderEvent } from './order.queries.ts';
export { expireOrders } from './move-order.ts';
export { remindOfUnpaidOrders } from './order-mails.ts';
export { paidOrders } from './paid-orders.ts';
