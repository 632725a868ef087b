import { sql } from 'kysely';
import { readBacklog, type Backlog } from '#server/platform/db/backlog.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export function readRegistrations(db: Queryable): Promise<Backlog> {
  return readBacklog(db, 'users', sql`account where state = 'waiting'`, sql`created_at`);
}

export function readProposedBrands(db: Queryable): Promise<Backlog> {
  return readBacklog(db, 'brands', sql`brand where not is_approved`, sql`suggested_at`);
}

export function readFailedMails(db: Queryable): Promise<Backlog> {
  return readBacklog(db, 'failed_mails', sql`mail where state = 'failed'`, sql`created_at`);
}
