import { fieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { lockPointCarrier, setPointsActive, upsertPickupPoints } from './admin-pickup-point.queries.ts';
import { readPickupPoints, type RowFault } from './read-pickup-points.ts';

const faultsTold = 100;

/**
 * Takes in the pickup points of a carrier's file. Rows that can't be taken are told; the others count.
 * @throws FieldError on `carrier_id` where the carrier has no pickup points
 */
export async function importPickupPoints(
  { db, now, config: { shop } }: Context,
  { carrier_id: carrierId, csv }: { carrier_id: number; csv: string },
  actorId: number,
): Promise<{ added: number; changed: number; faults: RowFault[] }> {
  const { points, faults } = readPickupPoints(csv, shop.country);
  const counts = await db.transaction().execute(async (tx) => {
    if (!(await lockPointCarrier(tx, carrierId))) throw fieldError('carrier_id', 'invalid');
    if (points.length === 0) return { added: 0, changed: 0 };
    const done = await upsertPickupPoints(tx, { carrierId, country: shop.country }, points);
    const entry = { actorId, action: 'import', entity: 'carrier', entityId: carrierId, after: done } as const;
    await recordAudit(tx, [entry], now());
    return done;
  });
  return { ...counts, faults: faults.slice(0, faultsTold) };
}

/** @returns which are otherwise now */
export async function setPickupPointsActive(
  { db, now }: Context,
  { ids, is_active: isActive }: { ids: readonly number[]; is_active: boolean },
  actorId: number,
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const changed = await setPointsActive(tx, ids, isActive);
    await recordAudit(
      tx,
      changed.map((entityId) => ({
        actorId,
        action: 'change',
        entity: 'pickup_point',
        entityId,
        before: { is_active: !isActive },
        after: { is_active: isActive },
      })),
      now(),
    );
    return changed;
  });
}
