import { sql } from 'kysely';
import type { AuditQuery } from '#shared/audit/admin-contract.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import { isOnDays } from '#server/platform/db/on-days.ts';

export interface AuditRow {
  readonly id: number;
  readonly happened_at: Date;
  readonly actor_id: number;
  readonly actor: string;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: number | null;
  readonly before: unknown;
  readonly after: unknown;
}

type Choice = Pick<AuditQuery, 'q' | 'entity' | 'action' | 'from' | 'to'>;

/** Newest first. */
export async function listAuditRows(
  db: Queryable,
  { q, entity, action, ...days }: Choice,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const actors = q === '' ? undefined : await findActors(db, q);
  if (actors?.length === 0) return [];
  return db
    .selectFrom('audit_entry as e')
    .innerJoin('account as actor', 'actor.id', 'e.actor_id')
    .$if(actors !== undefined, (query) => query.where('e.actor_id', 'in', actors!))
    .$if(entity !== undefined, (query) => query.where('e.entity', '=', entity!))
    .$if(action !== undefined, (query) => query.where('e.action', '=', action!))
    .where(isOnDays(sql`e.happened_at`, days))
    .select([
      'e.id',
      'e.happened_at',
      'e.actor_id',
      'actor.username as actor',
      'e.action',
      'e.entity',
      'e.entity_id',
      'e.before',
      'e.after',
    ])
    .orderBy('e.happened_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A recursive query steps from actor to actor within the index: few actors have many entries. */
async function findActors(db: Queryable, words: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive actor as (
      select min(actor_id) as id from audit_entry
      union all
      select (select min(e.actor_id) from audit_entry e where e.actor_id > actor.id) from actor where actor.id is not null)
    select a.id from actor join account a on a.id = actor.id
    where lower(a.username) like f_unaccent(lower(${partPattern(words)}))`.execute(db);
  return rows.map(({ id }) => id);
}

/** What was recorded when things were removed. A merge and a refused brand remove a row too. */
export async function listRemovals(
  db: Queryable,
  things: readonly { readonly entity: string; readonly id: number }[],
): Promise<Pick<AuditRow, 'entity' | 'entity_id' | 'before'>[]> {
  if (things.length === 0) return [];
  const entities = things.map(({ entity }) => entity);
  const ids = things.map(({ id }) => id);
  const { rows } = await sql<Pick<AuditRow, 'entity' | 'entity_id' | 'before'>>`
    select e.entity, e.entity_id, e.before
    from unnest(${entities}::text[], ${ids}::bigint[]) as thing (entity, id)
    join audit_entry e on e.entity = thing.entity and e.entity_id = thing.id
    where e.action in ('delete', 'merge', 'reject')
    order by e.id`.execute(db);
  return rows;
}
