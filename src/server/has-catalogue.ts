import { sql } from 'kysely';
import type { Queryable } from './platform/db/db.ts';

/** Whether the database holds a catalogue already. The demo enters an empty one only. */
export async function hasCatalogue(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`select exists (select from category) as is_there`.execute(db);
  return rows[0]!.is_there;
}
