export {
  findPaymentMethod,
  listMethodsOfCarrier,
  readDeliveryWays,
  type CarrierRow,
  type ChosenWay,
  type PaymentMethodRow,
  type StockRow,
} from './delivery.queries.ts';
export { mountAdminDelivery } from './admin-delivery.routes.ts';
export { mountDelivery } from './delivery.routes.ts';
export {
  expectedDays,
  expectedSpan,
  nextDeparture,
  readyDays,
  readySpan,
  type Days,
  type Span,
} from './expected-days.ts';
export { pickupAt } from './pickup-branch.ts';
export { carrierPrice, listPriceLists, type CarrierPriceList } from './price-lists.queries.ts';
export { findPickupPoint, type PickupPointRow } from './pickup-point.queries.ts';
export { lastPickupDay, promiseDays } from './promise-days.ts';
