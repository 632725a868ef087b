import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';

export interface StoredAnswer {
  readonly answer: unknown;
  readonly ageMs: number;
}

/** An answer that the job of common searches has stored, unless it is older than that. */
export async function findAnswer(reader: Reader, id: string, mostMs: number): Promise<StoredAnswer | undefined> {
  const [row] = await runNamed(
    reader,
    'catalog.search_answer',
    sql<StoredAnswer>`
    select answer, greatest(0, extract(epoch from now() - read_at) * 1000)::float8 as "ageMs" from search_answer
    where id = ${id} and read_at > now() - ${mostMs}::float8 * interval '1 millisecond'`,
  );
  return row;
}

/** @param ageMs how long ago the answer was read */
export async function storeAnswer(db: Queryable, id: string, { answer, ageMs }: StoredAnswer): Promise<void> {
  await sql`
    insert into search_answer (id, answer, read_at)
    values (${id}, ${JSON.stringify(answer)}::json, now() - ${ageMs}::float8 * interval '1 millisecond')
    on conflict (id) do update set answer = excluded.answer, read_at = excluded.read_at`.execute(db);
}

export async function deleteAnswers(db: Queryable, olderThanMs: number): Promise<void> {
  await sql`
    delete from search_answer where read_at < now() - ${olderThanMs}::float8 * interval '1 millisecond'`.execute(db);
}
