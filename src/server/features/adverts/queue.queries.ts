import { sql } from 'kysely';
import type { QueueKind } from '#shared/adverts/admin-contract.ts';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import { queuePerPage } from '#shared/adverts/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export interface QueueChoice {
  readonly kind?: QueueKind | undefined;
  readonly category?: number | undefined;
  readonly seller?: number | undefined;
  readonly q: string;
  readonly page: number;
}

export interface QueueRow {
  readonly kind: QueueKind;
  readonly id: number;
  readonly listing_id: number;
  readonly submitted_at: Date;
  readonly state: AdvertState;
  readonly previous_reason: string | null;
  readonly seller_id: number;
  readonly username: string;
  readonly is_business: boolean;
  readonly authorized: boolean;
  readonly since: Date;
}

const waiting = sql`
  select 'new' as kind, listing_id as id, listing_id, submitted_at, null::jsonb as content
  from advert where state = 'waiting'
  union all
  select 'change', id, listing_id, submitted_at, content from advert_revision where state = 'waiting'`;

function chosen({ kind, category, seller, q }: QueueChoice) {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`
    (${waiting}) w
    join advert a on a.listing_id = w.listing_id
    join listing l on l.id = w.listing_id
    join account s on s.id = a.account_id
    where ${kind === undefined ? sql`true` : sql`w.kind = ${kind}`}
      and ${seller === undefined ? sql`true` : sql`a.account_id = ${seller}`}
      and ${
        category === undefined
          ? sql`true`
          : sql`coalesce((w.content ->> 'category_id')::bigint, l.category_id)
              in (select id from category where path @> array[${category}::bigint])`
      }
      and ${
        q === ''
          ? sql`true`
          : sql`(f_unaccent(lower(s.username)) like f_unaccent(lower(${part}::text))
              or f_unaccent(lower(w.content ->> 'name')) like f_unaccent(lower(${part}::text))
              or exists (select from listing_text t where t.listing_id = l.id
                and f_unaccent(lower(t.name)) like f_unaccent(lower(${part}::text))))`
      }`;
}

/** Adverts and changes that wait, the oldest first. */
export async function listQueueRows(db: Queryable, choice: QueueChoice): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select w.kind, w.id, w.listing_id, w.submitted_at, a.state, a.decision_reason as previous_reason,
      s.id as seller_id, s.username, s.is_business, s.authorized, s.created_at as since
    from ${chosen(choice)}
    order by w.submitted_at, w.id, w.kind
    limit ${queuePerPage}::bigint offset ${(choice.page - 1) * queuePerPage}::bigint`.execute(db);
  return rows;
}

export async function countQueue(db: Queryable, choice: QueueChoice): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${chosen(choice)}`.execute(db);
  return rows[0]!.total;
}

export interface AuthorHistory {
  readonly account_id: number;
  readonly approved: number;
  readonly rejected: number;
}

/** How many adverts and changes of each author were approved and rejected so far. */
export async function listAuthorHistories(db: Queryable, accountIds: readonly number[]): Promise<AuthorHistory[]> {
  const { rows } = await sql<AuthorHistory>`
    select a.account_id, (count(*) filter (where e.kind in ('approve', 'approve_change')))::int as approved,
      (count(*) filter (where e.kind in ('reject', 'reject_change')))::int as rejected
    from advert a join advert_event e on e.listing_id = a.listing_id
    where a.account_id = any (${[...new Set(accountIds)]}::bigint[])
    group by a.account_id`.execute(db);
  return rows;
}
