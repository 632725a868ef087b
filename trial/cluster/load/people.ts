import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { createToken, hashToken } from '#server/features/accounts/index.ts';

export interface Person {
  readonly id: number;
  readonly token: string;
}

/** People of the demo data, logged in. */
export async function logInPeople(client: Client, count: number): Promise<Person[]> {
  const { rows } = await client.query<{ id: number }>(
    `select a.id from account a where a.state = 'approved' and a.suspended_until is null
       and not exists (select from account_block b where b.account_id = a.id or b.blocked_id = a.id)
     order by a.id limit $1`,
    [count],
  );
  if (rows.length < count) throw new Error(`The demo data have only ${rows.length} people for the trial.`);
  const people = rows.map(({ id }) => ({ id: Number(id), token: createToken() }));
  await client.query(
    `insert into login_token (hash, account_id, created_at, last_seen_at, expires_at)
     select hash, account_id, now(), now(), now() + interval '1 day'
     from unnest($1::bytea[], $2::bigint[]) as login (hash, account_id)`,
    [people.map(({ token }) => hashToken(token)), people.map(({ id }) => id)],
  );
  return people;
}

/** What all messages of this run begin with. */
export const mark = `Zkouška ${randomUUID().slice(0, 8)}`;
