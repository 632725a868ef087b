export {
  listBranches,
  readDeliveryWays,
  type BranchRow,
  type CarrierRow,
  type PaymentMethodRow,
  type StockRow,
} from './delivery.queries.ts';
export { mountAdminDelivery } from './admin-delivery.routes.ts';
export { mountDelivery } from './delivery.routes.ts';
export { expectedDays, readyDays, type Days } from './expected-days.ts';
export { findPickupPoint, type PickupPointRow } from './pickup-point.queries.ts';
export { promiseDays } from './promise-days.ts';
export { dayIn, shopCalendar } from './shop-calendar.ts';
