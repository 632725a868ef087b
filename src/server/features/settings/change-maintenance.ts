import { throwFieldErrors } from '#shared/errors.ts';
import type { AdminMaintenance, MaintenancePlan } from '#shared/settings/maintenance-contract.ts';
import type { Settings } from '#shared/settings/contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';
import { getMaintenance, lockMaintenance, setSetting } from './settings.queries.ts';

type Maintenance = Settings['maintenance'];

const noPlan = { starts_at: null, back_at: null, is_automatic: false };

export async function getAdminMaintenance({ db }: Pick<Context, 'db'>): Promise<AdminMaintenance> {
  return withVersion(await getMaintenance(db));
}

/**
 * Changes the announcement. A plan has no start while maintenance is on.
 * @throws FieldError (422) on a new time that has passed, or a missing start; conflict when somebody else changed the plan meanwhile
 */
export async function planMaintenance(
  { db, now }: Context,
  actorId: number,
  { version, ...plan }: MaintenancePlan & { readonly version: string },
): Promise<AdminMaintenance> {
  return db.transaction().execute(async (tx) => {
    const before = await lockMaintenance(tx);
    ensureVersion(before, version);
    const startsAt = before.is_enabled ? null : plan.starts_at;
    const at = now();
    const isPast = (time: string | null, known: string | null) =>
      time !== null && time !== known && new Date(time) <= at;
    throwFieldErrors({
      starts_at:
        plan.is_automatic && startsAt === null && !before.is_enabled
          ? 'required'
          : isPast(startsAt, before.starts_at)
            ? 'in_past'
            : undefined,
      back_at: isPast(plan.back_at, before.back_at) ? 'in_past' : undefined,
    });
    return store(tx, { actorId, at }, before, { ...before, ...plan, starts_at: startsAt });
  });
}

/** Switches maintenance on or off at once. On: the announced end stays. Off: the plan is over. Safe to repeat. */
export async function switchMaintenance(
  { db, now }: Context,
  actorId: number,
  isEnabled: boolean,
): Promise<AdminMaintenance> {
  return db.transaction().execute(async (tx) => {
    const before = await lockMaintenance(tx);
    if (before.is_enabled === isEnabled) return withVersion(before);
    return store(tx, { actorId, at: now() }, before, isEnabled ? begun(before) : ended(before));
  });
}

/**
 * Begins and ends automatic maintenance whose time has come. Run by the worker every minute; safe to repeat.
 * @returns whether something changed
 */
export async function followMaintenancePlan({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): Promise<boolean> {
  const at = now();
  if (!dueChange(await getMaintenance(db), at)) return false;
  return db.transaction().execute(async (tx) => {
    const after = dueChange(await lockMaintenance(tx), at);
    if (!after) return false;
    await setSetting(tx, 'maintenance', '*', after);
    log.info(after.is_enabled ? 'Maintenance has begun as planned' : 'Maintenance has ended as planned');
    return true;
  });
}

/** The administrator who saved the plan is in the audit log; what it does by itself is in the process log only. */
function dueChange(plan: Maintenance, at: Date): Maintenance | undefined {
  if (!plan.is_automatic || plan.back_at === null) return undefined;
  if (new Date(plan.back_at) <= at) return ended(plan);
  const isDue = !plan.is_enabled && plan.starts_at !== null && new Date(plan.starts_at) <= at;
  return isDue ? begun(plan) : undefined;
}

function begun(plan: Maintenance): Maintenance {
  return { ...plan, is_enabled: true, starts_at: null };
}

function ended(plan: Maintenance): Maintenance {
  return { ...plan, ...noPlan, is_enabled: false };
}

async function store(
  tx: Tx,
  { actorId, at }: { readonly actorId: number; readonly at: Date },
  before: Maintenance,
  after: Maintenance,
): Promise<AdminMaintenance> {
  await setSetting(tx, 'maintenance', '*', after);
  await recordAudit(tx, [{ actorId, action: 'change', entity: 'maintenance', entityId: null, before, after }], at);
  return withVersion(after);
}
