export {
  findPickupPoint,
  listBranches,
  listCarriers,
  listClosedDays,
  listPaymentMethods,
  listStock,
  type BranchRow,
  type CarrierRow,
  type PaymentMethodRow,
  type StockRow,
} from './delivery.queries.ts';
export { expectedDays, type GoodsPlace } from './expected-days.ts';
export { shopCalendar } from './shop-calendar.ts';
