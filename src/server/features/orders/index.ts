export { mountOrders } from './orders.routes.ts';
export { mountOrderDocuments } from './order-documents.routes.ts';
export { expireOrders } from './move-order.ts';
export { remindOfUnpaidOrders } from './order-mails.ts';
export { paidOrders } from './paid-orders.ts';
