import type { Queryable } from '#server/platform/db/db.ts';

export interface AuditEntry {
  readonly actorId: number;
  /** A verb, e.g. `approve`. */
  readonly action: string;
  /** What was changed, e.g. `account`. */
  readonly entity: string;
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

export const auditEntriesPerPage = 50;

/** The newest first; one more than a page holds tells that there are more. */
export function listAuditEntries(
  db: Queryable,
  choice: { actor?: number | undefined; entity?: string | undefined; entity_id?: number | undefined; page: number },
) {
  return db
    .selectFrom('audit_entry')
    .innerJoin('account as actor', 'actor.id', 'audit_entry.actor_id')
    .$if(choice.actor !== undefined, (query) => query.where('audit_entry.actor_id', '=', choice.actor!))
    .$if(choice.entity !== undefined, (query) => query.where('audit_entry.entity', '=', choice.entity!))
    .$if(choice.entity_id !== undefined, (query) => query.where('audit_entry.entity_id', '=', choice.entity_id!))
    .select([
      'audit_entry.id',
      'audit_entry.happened_at',
      'actor.username as actor',
      'audit_entry.action',
      'audit_entry.entity',
      'audit_entry.entity_id',
      'audit_entry.before',
      'audit_entry.after',
    ])
    .orderBy('audit_entry.happened_at', 'desc')
    .orderBy('audit_entry.id', 'desc')
    .limit(auditEntriesPerPage + 1)
    .offset((choice.page - 1) * auditEntriesPerPage)
    .execute();
}
