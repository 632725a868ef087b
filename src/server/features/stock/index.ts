export { chooseStock, type StockLevel } from './choose-stock.ts';
export { chooseReservations, reserveStock } from './reserve-stock.ts';
export { setStock, type StockChange } from './set-stock.ts';
export { listReservations, listStockPlaces, type StockPlaceRow } from './stock-places.queries.ts';
export {
  insertReservations,
  lockStock,
  lockStockEverywhere,
  releasePieces,
  releaseReservation,
  writeOff,
  type Reservation,
  type ReservedPieces,
} from './stock.queries.ts';
