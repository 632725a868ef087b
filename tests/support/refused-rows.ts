import { sql } from 'kysely';
import type { Db } from '#server/platform/db/db.ts';

/** Makes the database reject new rows of a table that meet a condition. */
export async function refuseRows(db: Db, table: string, condition: string): Promise<void> {
  const name = `refuse_${table}`;
  await sql
    .raw(
      `create or replace function ${name}() returns trigger language plpgsql as $$
    begin if ${condition} then raise exception 'refused'; end if; return new; end $$`,
    )
    .execute(db);
  await sql
    .raw(`create or replace trigger ${name} before insert on ${table} for each row execute function ${name}()`)
    .execute(db);
}
