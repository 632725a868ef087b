import type { AuditAction, AuditEntity } from '#shared/audit/audit.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export interface AuditEntry {
  readonly actorId: number;
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId: number | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Writes down what an administrator changed, in the transaction of the change. */
export async function recordAudit(db: Queryable, entries: readonly AuditEntry[], at: Date): Promise<void> {
  if (entries.length === 0) return;
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await db
    .insertInto('audit_entry')
    .values(
      entries.map(({ actorId, action, entity, entityId, before, after }) => ({
        happened_at: at,
        actor_id: actorId,
        action,
        entity,
        entity_id: entityId,
        before: json(before),
        after: json(after),
      })),
    )
    .execute();
}
