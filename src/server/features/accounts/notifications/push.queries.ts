import { sql } from 'kysely';
import type { NotificationKind } from '#shared/accounts/notification-kinds.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { jobCall } from '#server/platform/jobs/job-queue.ts';

export interface PushBrowser {
  readonly id: number;
  readonly endpoint: string;
  readonly user_agent: string;
  readonly created_at: Date;
}

/** The browsers of an account that get pushes, the newest first. */
export async function listPushBrowsers(db: Queryable, accountId: number, at: Date): Promise<PushBrowser[]> {
  const { rows } = await sql<PushBrowser>`
    select s.id, s.endpoint, t.user_agent, s.created_at from push_subscription s
    join login_token t on t.id = s.login_id
    where t.account_id = ${accountId} and t.expires_at > ${at}
    order by s.id desc`.execute(db);
  return rows;
}

export interface NewSubscription {
  readonly loginId: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: string;
  readonly at: Date;
}

/** A browser that was subscribed by somebody else now belongs to this login. */
export async function saveSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { loginId, at, endpoint, ...keys } = subscription;
  const values = { ...keys, login_id: loginId, created_at: at };
  await tx
    .insertInto('push_subscription')
    .values({ endpoint, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
}

export async function deleteOwnSubscription(db: Queryable, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from push_subscription s using login_token t
    where s.id = ${id} and t.id = s.login_id and t.account_id = ${accountId} returning s.id`.execute(db);
  return rows.length > 0;
}

export async function deleteSubscription(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

export interface SubscriptionRow {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: string;
}

/** A subscription whose login is still valid. */
export async function findSubscription(db: Queryable, id: number, at: Date): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select s.endpoint, s.p256dh, s.auth, s.locale from push_subscription s
    join login_token t on t.id = s.login_id
    join account a on a.id = t.account_id
    where s.id = ${id} and t.expires_at > ${at} and a.state = 'approved'`.execute(db);
  return rows[0];
}

/**
 * Queues a job for each browser of an account that wants pushes of a kind. Waiting pushes about the same thing are replaced.
 * @param about identifies what it is about, e.g. `conversation:7`
 */
export async function queuePushJobs(
  tx: Tx,
  task: string,
  { accountId, kind, about }: { readonly accountId: number; readonly kind: NotificationKind; readonly about: string },
): Promise<void> {
  const payload = sql`json_build_object('id', s.id, 'kind', ${kind}::text, 'about', ${about}::text)`;
  const key = sql`${`${task}:${about}:`}::text || s.id`;
  await sql`
    select ${jobCall(task, payload, key, { maxAttempts: 6 })} from push_subscription s
    join login_token t on t.id = s.login_id
    where t.account_id = ${accountId} and not exists (
      select from mail_preference p where p.account_id = t.account_id and ${kind} = any (p.unwanted_push))`.execute(tx);
}
