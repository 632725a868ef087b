import type { Client } from 'pg';

/**
 * Numbers the accounts of the bench from 0, all but one, in a temporary table `person (n, id)` of the connection. With a
 * key and statistics, because the planner would join numbered subqueries row by row, for hours.
 * @returns how many there are
 */
export async function numberPeople(client: Client, except: number): Promise<number> {
  await client.query('create temporary table if not exists person (n int primary key, id bigint not null)');
  await client.query(
    `insert into person select row_number() over (order by id) - 1, id from account
     where username like 'bench.%' and id <> $1 on conflict do nothing`,
    [except],
  );
  await client.query('analyze person');
  const { rows } = await client.query<{ people: number }>('select count(*)::int as people from person');
  return rows[0]!.people;
}
