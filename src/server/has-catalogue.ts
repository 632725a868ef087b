import { sql } from 'kysely';
import type { Queryable } from './platform/db/db.ts';

/** Whether the database already has categories. Demo data are loaded only into an empty one. */
export async function hasCatalogue(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`select exists (select from category) as is_there`.execute(db);
  return rows[0]!.is_there;
}
