export { mountOrders } from './orders.routes.ts';
export { expireOrders } from './move-order.ts';
