export { mountOrders } from './orders.routes.ts';
export { expireOrders } from './move-order.ts';
export { paidOrders } from './paid-orders.ts';
