import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import { consentWording, type ConsentSource, type SubscriberState } from '#shared/newsletters/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface Subscriber {
  readonly id: number;
  readonly email: string;
  readonly locale: string;
  readonly state: SubscriberState;
  readonly state_at: Date;
  readonly token: string;
  readonly source: ConsentSource | null;
  readonly requested_at: Date | null;
  readonly confirmed_at: Date | null;
}

type Found = { readonly email: string } | { readonly token: string };

function select(db: Queryable, found: Found) {
  return db
    .selectFrom('subscriber')
    .$if('email' in found, (query) => query.where('email', '=', (found as { email: string }).email))
    .$if('token' in found, (query) => query.where('token', '=', (found as { token: string }).token))
    .selectAll()
    .$narrowType<{ state: SubscriberState; source: ConsentSource | null }>();
}

/** @param found by the address in lower case, or by the secret of its links */
export function findSubscriber(db: Queryable, found: Found): Promise<Subscriber | undefined> {
  return select(db, found).executeTakeFirst();
}

export function lockSubscriber(tx: Tx, found: Found): Promise<Subscriber | undefined> {
  return select(tx, found).forUpdate().executeTakeFirst();
}

interface Wish {
  readonly email: string;
  readonly locale: Locale;
  readonly source: ConsentSource;
  readonly token: string;
  readonly at: Date;
}

/**
 * A subscription that waits for its confirmation. A suppressed address stays suppressed until its owner confirms.
 * @returns undefined for an active one, which stays as it is
 */
export async function requestSubscription(
  tx: Tx,
  { email, locale, source, token, at }: Wish,
): Promise<{ id: number; token: string } | undefined> {
  const { rows } = await sql<{ id: number; token: string }>`
    insert into subscriber (email, locale, state, state_at, token, source, wording, requested_at)
    values (${email}, ${locale}, 'unconfirmed', ${at}, ${token}, ${source}, ${consentWording}, ${at})
    on conflict (email) do update set
      locale = excluded.locale, source = excluded.source, wording = excluded.wording,
      requested_at = excluded.requested_at, confirmed_at = null,
      state = case when subscriber.state = 'suppressed' then 'suppressed' else 'unconfirmed' end,
      state_at = case when subscriber.state = 'suppressed' then subscriber.state_at else excluded.state_at end
    where subscriber.state <> 'active'
    returning id, token`.execute(tx);
  return rows[0];
}

/** Begins a subscription whose address is proven already, or takes an ended one up again. An active one keeps its consent. */
export async function activateSubscription(
  tx: Tx,
  { email, locale, source, token, at }: Wish,
): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into subscriber (email, locale, state, state_at, token, source, wording, requested_at, confirmed_at)
    values (${email}, ${locale}, 'active', ${at}, ${token}, ${source}, ${consentWording}, ${at}, ${at})
    on conflict (email) do update set
      state = 'active',
      locale = case when subscriber.state = 'active' then subscriber.locale else excluded.locale end,
      state_at = case when subscriber.state = 'active' then subscriber.state_at else excluded.state_at end,
      suppression = null, suppression_detail = null,
      source = case when subscriber.state = 'active' then subscriber.source else excluded.source end,
      wording = case when subscriber.state = 'active' then subscriber.wording else excluded.wording end,
      requested_at = case when subscriber.state = 'active' then subscriber.requested_at else excluded.requested_at end,
      confirmed_at = case when subscriber.state = 'active' then subscriber.confirmed_at else excluded.confirmed_at end
    returning id`.execute(tx);
  return rows[0]!;
}

/** Keeps the consent: what was asked for is confirmed now. */
export async function confirmSubscription(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('subscriber')
    .where('id', '=', id)
    .set({ state: 'active', state_at: at, confirmed_at: at, suppression: null, suppression_detail: null })
    .execute();
}

/** Forgets everything but the wish itself. A suppressed address stays suppressed. */
export async function endSubscription(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('subscriber')
    .where('id', '=', id)
    .where('state', 'in', ['unconfirmed', 'active'])
    .set({
      state: 'unsubscribed',
      state_at: at,
      source: null,
      wording: null,
      requested_at: null,
      confirmed_at: null,
    })
    .execute();
  await tx.deleteFrom('subscriber_category').where('subscriber_id', '=', id).execute();
}

export async function replaceChoice(tx: Tx, id: number, categories: readonly number[]): Promise<void> {
  await tx.deleteFrom('subscriber_category').where('subscriber_id', '=', id).execute();
  if (categories.length === 0) return;
  await tx
    .insertInto('subscriber_category')
    .values(categories.map((category_id) => ({ subscriber_id: id, category_id })))
    .execute();
}

/** Without categories that may not be advertised any more. */
export async function listChoice(db: Queryable, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('subscriber_category')
    .innerJoin('category', 'category.id', 'subscriber_category.category_id')
    .where('subscriber_id', '=', id)
    .where('may_be_advertised', '=', true)
    .select('category.id')
    .orderBy('category.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Moves a subscription to another address. The links of old mails stop working. */
export async function setAddress(tx: Tx, id: number, email: string, token: string): Promise<void> {
  await tx.updateTable('subscriber').where('id', '=', id).set({ email, token }).execute();
}

export async function deleteSubscriber(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('subscriber').where('id', '=', id).execute();
}

export async function deleteUnconfirmed(db: Queryable, before: Date): Promise<number> {
  const deleted = await db
    .deleteFrom('subscriber')
    .where('state', '=', 'unconfirmed')
    .where('requested_at', '<=', before)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** One row for each state, instead of one for each change. */
export async function sumUpCounts(db: Queryable): Promise<void> {
  await sql`
    with taken as (delete from subscriber_count returning state, subscribers)
    insert into subscriber_count (state, subscribers)
    select state, sum(subscribers) from taken group by 1 having sum(subscribers) <> 0`.execute(db);
}
