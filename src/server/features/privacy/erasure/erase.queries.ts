import { sql } from 'kysely';
import type { Db, Queryable, Tx } from '#server/platform/db/db.ts';
import { ownedBy, type Person } from '../inventory/owned-by.ts';
import type { Owner, Table } from '../inventory/kinds.ts';

/** Takes the place of what identified somebody. */
export const struckOut = '[…]';

interface Rows {
  readonly table: Table;
  readonly owner: Owner;
}

export async function deleteRows(db: Queryable, { table, owner }: Rows, person: Person): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${ownedBy(owner, person)}`.execute(db);
}

export async function blankColumns(
  db: Queryable,
  { table, owner, values }: Rows & { readonly values: Readonly<Record<string, string | boolean | null>> },
  person: Person,
): Promise<void> {
  const sets = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(sets)} where ${ownedBy(owner, person)}`.execute(db);
}

/** Strikes out whatever matches a pattern in columns of text or JSON. */
export async function redactColumns(
  db: Queryable,
  { table, owner, columns }: Rows & { readonly columns: readonly string[] },
  { person, pattern }: { readonly person: Person; readonly pattern: string },
): Promise<void> {
  const types = await readTypes(db, table);
  for (const column of columns) {
    const text = sql`${sql.ref(column)}::text`;
    const replaced = sql`regexp_replace(${text}, ${pattern}, ${struckOut}, 'g')`;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = (${replaced})::${sql.raw(types.get(column) ?? 'text')}
      where ${ownedBy(owner, person)} and ${text} ~ ${pattern}`.execute(db);
  }
}

async function readTypes(db: Queryable, table: Table): Promise<Map<string, 'jsonb' | 'text'>> {
  const { rows } = await sql<{ column: string; type: string }>`
    select column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(db);
  return new Map(rows.map(({ column, type }) => [column, type === 'jsonb' ? 'jsonb' : 'text']));
}

export async function readIdentity(db: Queryable, id: number) {
  return db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['username', 'email', 'phone', 'first_name', 'last_name', 'company', 'company_id'])
    .select(
      sql<string[]>`array(
        select street from account_address where account_id = account.id
        union select company_address from account where id = account.id and company_address is not null)`.as(
        'addresses',
      ),
    )
    .executeTakeFirst();
}

/** Keys such as `reset:email:jan@karafa.example` and `messages:12`. */
export async function deleteCounters(db: Queryable, { id, email }: Person): Promise<void> {
  await sql`delete from ${sql.table('rate_limit')}
    where key ~ ${`(^|:)${id}($|:)`} or (${email}::text is not null and strpos(lower(key), lower(${email}::text)) > 0)`.execute(
    db,
  );
}

/** Actions stay in the audit log; what was changed goes, of the account and wherever it names the person. */
export async function eraseFromAudit(db: Queryable, { id }: Person, pattern: string): Promise<void> {
  await sql`update ${sql.table('audit_entry')} set before = null, after = null
    where (before is not null or after is not null)
      and ((entity = 'account' and entity_id = ${id}::bigint) or before::text ~ ${pattern} or after::text ~ ${pattern})`.execute(
    db,
  );
}

/** @returns the next adverts of an account, locked */
export async function lockAdverts(tx: Tx, id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where seller_id = ${id}::bigint and kind = 'advert' order by id limit ${limit} for update`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/** Reviews by and about an account. Their stars count at other accounts, which are locked in the order of their ids. */
export async function deleteReviews(tx: Tx, id: number): Promise<void> {
  await sql`select lock_accounts_and_reviewed(array[${id}::bigint])`.execute(tx);
  await sql`delete from ${sql.table('review')} where account_id = ${id}::bigint or reviewer_id = ${id}::bigint`.execute(
    tx,
  );
}

/** Texts that were held go with the messages that nobody got; those that others got stay. */
export async function eraseHeldTexts(tx: Tx, id: number, pattern: string): Promise<void> {
  const held = sql.table('held_text');
  await sql`delete from ${held} where author_id = ${id}::bigint and state <> 'released'`.execute(tx);
  await sql`update ${held} set text = regexp_replace(text, ${pattern}, ${struckOut}, 'g'), fingerprint = 'erased:' || id
    where author_id = ${id}::bigint`.execute(tx);
}

/** Who has reported is forgotten at once; what was reported stays as long as all reports. */
export async function eraseReporter(db: Queryable, { id, email }: Person, pattern: string): Promise<void> {
  await sql`update ${sql.table('report')} set name = null, email = null, reporter_id = null,
      text = regexp_replace(text, ${pattern}, ${struckOut}, 'g')
    where reporter_id = ${id}::bigint or lower(email) = lower(${email}::text)`.execute(db);
}

export function listPictureKeys(db: Db, id: number): Promise<{ key: string }[]> {
  return db.selectFrom('picture').where('owner_id', '=', id).select('key').orderBy('id').execute();
}

/** Pictures in reports about others stay without their owner. */
export async function disownPictures(db: Queryable, id: number): Promise<void> {
  await sql`update ${sql.table('picture')} set owner_id = null where owner_id = ${id}::bigint`.execute(db);
}
