import { sql } from 'kysely';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { shownConsents, type consentsContract } from '#shared/privacy/consents-contract.ts';
import type { Queryable } from '#server/platform/db/db.ts';

type Choice = CallAnswer<(typeof consentsContract)['own']>['cookies'][number]['choice'];

export interface NewConsent {
  readonly key: string;
  readonly visitor: string;
  readonly accountId: number | null;
  readonly choice: readonly string[];
  readonly wording: string;
  readonly at: Date;
}

export async function insertConsent(db: Queryable, consent: NewConsent): Promise<void> {
  const { key, visitor, accountId, choice, wording, at } = consent;
  await db
    .insertInto('cookie_consent')
    .values({ client_key: key, visitor, account_id: accountId, choice: [...choice], wording, given_at: at })
    .onConflict((conflict) => conflict.column('client_key').doNothing())
    .execute();
}

export function listConsents(db: Queryable, accountId: number) {
  return db
    .selectFrom('cookie_consent')
    .where('account_id', '=', accountId)
    .select(['choice', 'wording', 'given_at'])
    .$narrowType<{ choice: Choice }>()
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownConsents)
    .execute();
}

/** A confirmed subscription of the account's address. */
export function findSubscription(db: Queryable, email: string) {
  return db
    .selectFrom('subscriber')
    .where('email', '=', email.toLowerCase())
    .where('state', '=', 'active')
    .select(['confirmed_at', 'wording'])
    .executeTakeFirst();
}

export async function deleteConsents(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from cookie_consent where id in (
      select id from cookie_consent where given_at < ${before} order by given_at limit ${limit} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows);
}
