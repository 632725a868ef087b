import type { Client } from 'pg';
import { createToken, hashToken } from '#server/features/accounts/index.ts';
import { numberPeople } from './people.ts';

export const benchMessages = 2_000_000;
const perConversation = 10;
/** Every so many conversations are with one account, which sells a lot. */
const busyEvery = 50;

/** Fills a database up to two million messages; does nothing where they stand. @returns the account with the most */
export async function fillMessages(client: Client): Promise<number> {
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ id: number; messages: number }>(
    `select (select min(id) from account where username like 'bench.%' and state = 'approved') as id, (select count(*)::int from message) as messages`,
  );
  const { id: busy, messages } = rows[0]!;
  if (messages >= benchMessages) return busy;
  // Triggers would notify browsers of each row; the counter is filled as a whole.
  await client.query('set session_replication_role = replica');
  const people = await numberPeople(client, busy);
  await client.query(
    `with planned as (
       select series.n, (select max(id) from conversation) + series.n as id, p.id as opener_id,
         case when series.n % $2 = 0 then $1 else q.id end as partner_id
       from generate_series(1, $3::int) series (n)
       join person p on p.n = series.n % $5::int
       join person q on q.n = (series.n * 7919::bigint + 1) % $5::int),
     begun as (
       insert into conversation (id, kind, opener_id, partner_id, subject, created_at)
       select id, 'listing', opener_id, partner_id, 'Láhev ' || n, now() - n % 500000 * interval '1 minute' from planned
       where opener_id <> partner_id
       returning id, opener_id, partner_id, created_at),
     written as (
       insert into message (conversation_id, is_from_opener, author_id, text, client_key, sent_at, side_ids)
       select id, m % 2 = 1, case when m % 2 = 1 then opener_id else partner_id end,
         'Zpráva ' || m || (array[' o ceně láhve', ' o předání v Praze', ' o fotkách kolku', ' o poštovném'])[1 + (id + m) % 4],
         gen_random_uuid(), created_at + m * interval '1 minute', array[opener_id, partner_id]
       from begun, generate_series(1, $4::int) m
       returning 1)
     select count(*) from written`,
    [busy, busyEvery, benchMessages / perConversation, perConversation, people],
  );
  await client.query(
    `insert into conversation_side (conversation_id, is_opener, account_id, messages, unread, last_message_at, read_up_to)
     select c.id, is_opener, case when is_opener then c.opener_id else c.partner_id end, m.count,
       case when is_opener and c.id % 3 = 0 then 1 else 0 end, m.last_at,
       case when is_opener and c.id % 3 = 0 then m.before_last else m.last end
     from conversation c
     join (select conversation_id, count(*)::int as count, max(id) as last, max(id) - 1 as before_last, max(sent_at) as last_at
       from message group by 1) m on m.conversation_id = c.id
     cross join unnest(array[true, false]) is_opener
     where not exists (select from conversation_side s where s.conversation_id = c.id)`,
  );
  await client.query(
    `insert into message_counter (account_id, total, unread)
     select account_id, sum(messages), sum(unread) from conversation_side where account_id is not null group by 1
     on conflict (account_id) do update set total = excluded.total, unread = excluded.unread`,
  );
  await client.query('set session_replication_role = default');
  await client.query(`select setval(pg_get_serial_sequence('conversation', 'id'), (select max(id) from conversation))`);
  await client.query('vacuum analyze conversation, conversation_side, message, message_counter');
  return busy;
}

/** @returns a Bearer token for each account */
export async function logInAll(client: Client, accountIds: readonly number[]): Promise<string[]> {
  const tokens = accountIds.map(() => createToken());
  await client.query(
    `insert into login_token (hash, account_id, created_at, last_seen_at, expires_at)
     select hash, account_id, now(), now(), now() + interval '1 day'
     from unnest($1::bytea[], $2::bigint[]) as login (hash, account_id)`,
    [tokens.map(hashToken), accountIds],
  );
  return tokens;
}
