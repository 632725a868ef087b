import { fieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit, type AuditEntry } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import {
  lockPointCarrier,
  setPointsActive,
  switchOffOtherPoints,
  upsertPickupPoints,
} from './admin-pickup-point.queries.ts';
import { readPickupPoints, type RowError } from './read-pickup-points.ts';

const reportedErrors = 100;
/** Limit of parameters in a statement. */
const writtenAtOnce = 1000;

/**
 * Imports a carrier's pickup points from a file. Invalid rows are reported and skipped.
 * @throws FieldError on `carrier_id` when the carrier has no pickup points
 */
export async function importPickupPoints(
  { db, now, config: { shop } }: Context,
  { carrier_id: carrierId, csv }: { carrier_id: number; csv: string },
  actorId: number,
): Promise<{ added: number; changed: number; errors: RowError[]; codes: string[] }> {
  const { points, errors, codes } = readPickupPoints(csv, shop.country);
  const counts = await db.transaction().execute(async (tx) => {
    if (!(await lockPointCarrier(tx, carrierId))) throw fieldError('carrier_id', 'invalid');
    if (points.length === 0) return { added: 0, changed: 0 };
    const done = await upsertPickupPoints(tx, { carrierId, country: shop.country }, points);
    const entry = { actorId, action: 'import', entity: 'carrier', entityId: carrierId, after: done } as const;
    await recordAudit(tx, [entry], now());
    return done;
  });
  return { ...counts, errors: errors.slice(0, reportedErrors), codes };
}

/**
 * Switches off the carrier's pickup points that its file no longer lists.
 * @returns how many were active
 * @throws FieldError on `carrier_id` when the carrier has no pickup points
 */
export async function switchOffOthers(
  { db, now }: Context,
  { carrier_id: carrierId, codes }: { carrier_id: number; codes: readonly string[] },
  actorId: number,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockPointCarrier(tx, carrierId))) throw fieldError('carrier_id', 'invalid');
    const ids = await switchOffOtherPoints(tx, carrierId, codes);
    await recordActivity(tx, { ids, isActive: false, actorId, at: now() });
    return ids.length;
  });
}

/** @returns ids of the changed points */
export async function setPickupPointsActive(
  { db, now }: Context,
  { ids, is_active: isActive }: { ids: readonly number[]; is_active: boolean },
  actorId: number,
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const changed = await setPointsActive(tx, ids, isActive);
    await recordActivity(tx, { ids: changed, isActive, actorId, at: now() });
    return changed;
  });
}

interface ChangedActivity {
  readonly ids: readonly number[];
  readonly isActive: boolean;
  readonly actorId: number;
  readonly at: Date;
}

async function recordActivity(tx: Tx, { ids, isActive, actorId, at }: ChangedActivity): Promise<void> {
  const [before, after] = [{ is_active: !isActive }, { is_active: isActive }];
  const entries = ids.map((entityId): AuditEntry => ({
    actorId,
    action: 'change',
    entity: 'pickup_point',
    entityId,
    before,
    after,
  }));
  for (let from = 0; from < entries.length; from += writtenAtOnce)
    await recordAudit(tx, entries.slice(from, from + writtenAtOnce), at);
}
