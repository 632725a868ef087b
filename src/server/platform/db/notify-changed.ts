import { sql } from 'kysely';
import type { Queryable } from './db.ts';

/** Announces changed cache tags to every process, at the commit. For changes that no trigger sees, such as passed time. */
export async function notifyChanged(db: Queryable, tags: readonly string[]): Promise<void> {
  await sql`select notify_changed(${tags}::text[])`.execute(db);
}
