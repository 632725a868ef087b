export { chooseStock, type StockLevel } from './choose-stock.ts';
export { reserveStock, takeStock } from './reserve-stock.ts';
export { setStock, type StockChange } from './set-stock.ts';
export { listReservations, listStockPlaces, type StockPlaceRow } from './stock-places.queries.ts';
export {
  lockStock,
  lockStockEverywhere,
  releasePieces,
  releaseReservation,
  writeOff,
  type ReservedPieces,
} from './stock.queries.ts';
