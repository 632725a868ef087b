import type { AuditEntity } from '#shared/audit/audit.ts';
import { notFound } from '#shared/errors.ts';
import type { Db, Tx } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';
import { recordAudit } from './audit.ts';

interface Services {
  readonly db: Db;
  readonly now: () => Date;
}

type Versioned<Row> = Row & { version: string };

interface NewRecord<Row> {
  readonly entity: AuditEntity;
  readonly actorId: number;
  readonly insert: (tx: Tx) => Promise<Row>;
}

/** Adds a record that administrators edit, together with its audit entry. */
export async function addRecord<Row extends { readonly id: number }>(
  { db, now }: Services,
  { entity, actorId, insert }: NewRecord<Row>,
): Promise<Versioned<Row>> {
  return db.transaction().execute(async (tx) => {
    const after = await insert(tx);
    await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: after.id, after }], now());
    return withVersion(after);
  });
}

interface RecordChange<Row> {
  readonly entity: AuditEntity;
  readonly id: number;
  readonly actorId: number;
  /** Version of the record that the administrator saw. */
  readonly version: string;
  readonly lock: (tx: Tx) => Promise<Row | undefined>;
  readonly update: (tx: Tx, before: Row) => Promise<Row>;
}

/**
 * Changes a record that administrators edit, together with its audit entry.
 * @throws not_found; OutdatedVersion when somebody has changed the record since it was shown
 */
export async function changeRecord<Row extends object>(
  { db, now }: Services,
  { entity, id, actorId, version, lock, update }: RecordChange<Row>,
): Promise<Versioned<Row>> {
  return db.transaction().execute(async (tx) => {
    const before = await lock(tx);
    if (!before) throw notFound();
    ensureVersion(before, version);
    const after = await update(tx, before);
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: id, before, after }], now());
    return withVersion(after);
  });
}
