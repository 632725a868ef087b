import { randomInt } from 'node:crypto';
import { pickupCodeLength, pickupCodeLetters } from '#shared/orders/pickup-code.ts';
import type { Context } from '#server/context.ts';
import { lastPickupDay } from '#server/features/delivery/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { listPickupCodes, lockPickupCodes, setPickup, type OrderRow } from '../order.queries.ts';

/**
 * Stores until when the goods of an order wait at its branch, and the code that identifies the order there. Goods that
 * became ready keep their day when a closure is added later.
 */
export async function announcePickup(
  { config }: Context,
  tx: Tx,
  { id, branch_id }: OrderRow,
  at: Date,
): Promise<void> {
  if (branch_id === null) return;
  const collectBy = await lastPickupDay(tx, { shop: config.shop, at }, branch_id);
  await lockPickupCodes(tx, branch_id);
  await setPickup(tx, id, { collectBy, code: newCode(await listPickupCodes(tx, branch_id)) });
}

function newCode(taken: ReadonlySet<string>): string {
  const letters = Array.from(
    { length: pickupCodeLength },
    () => pickupCodeLetters[randomInt(pickupCodeLetters.length)],
  );
  const code = letters.join('');
  return taken.has(code) ? newCode(taken) : code;
}
