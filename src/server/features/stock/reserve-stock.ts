import type { Tx } from '#server/platform/db/db.ts';
import { chooseStock, type StockLevel } from './choose-stock.ts';
import { insertReservations, lockStock, type Reservation } from './stock.queries.ts';

interface OrderedLine {
  readonly lineId: number;
  readonly listingId: number;
  readonly quantity: number;
}

/**
 * Locks the stock of an order's products, decides where each piece comes from, and takes the pieces out of the stock.
 * Call it as late in the transaction as possible: orders of the same products wait for these locks.
 * @param branchId pickup branch; null when the goods are shipped
 * @returns false, with nothing changed, when a line asks for more pieces than there are
 */
export async function reserveStock(tx: Tx, lines: readonly OrderedLine[], branchId: number | null): Promise<boolean> {
  const listings = lines.map(({ listingId }) => listingId);
  const reservations = chooseReservations(lines, await lockStock(tx, listings), branchId);
  if (!reservations) return false;
  await insertReservations(tx, reservations);
  return true;
}

/**
 * Decides where each piece of an order comes from.
 * @param stock locked by `lockStock`
 * @param branchId pickup branch; null when the goods are shipped
 * @returns undefined when a line asks for more pieces than there are
 */
export function chooseReservations(
  lines: readonly OrderedLine[],
  stock: readonly StockLevel[],
  branchId: number | null,
): Reservation[] | undefined {
  const reservations: Reservation[] = [];
  for (const { lineId, ...wanted } of lines) {
    const choices = chooseStock(wanted, stock, branchId);
    if (!choices) return undefined;
    reservations.push(...choices.map((choice) => ({ ...choice, lineId })));
  }
  return reservations;
}
