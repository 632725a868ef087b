import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditEntity } from '#shared/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface AuditEntry {
  readonly actorId: number;
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId: number | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Records an administrator's change in the same transaction. A `change` without a difference is not
 * recorded.
 */
export async function recordAudit(db: Queryable, entries: readonly AuditEntry[], at: Date): Promise<void> {
  const changes = entries.filter(isChange);
  if (changes.length === 0) return;
  await db
    .insertInto('audit_entry')
    .values(
      changes.map(({ actorId, action, entity, entityId, before, after }) => ({
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

function isChange({ action, before, after }: AuditEntry): boolean {
  return action !== 'change' || !isDeepStrictEqual(asWritten(before), asWritten(after));
}

function asWritten(value: unknown): unknown {
  return JSON.parse(json(value) ?? 'null');
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Erases what was changed; who changed it and when stays. */
export async function eraseAuditContents(
  tx: Tx,
  { entity, ids }: { readonly entity: string; readonly ids: readonly number[] },
): Promise<void> {
  await tx
    .updateTable('audit_entry')
    .set({ before: null, after: null })
    .where('entity', '=', entity)
    .where('entity_id', 'in', [...ids])
    .execute();
}
