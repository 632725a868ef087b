import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ConversationTarget } from '#shared/messages/contract.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { NewConversation } from './conversation.queries.ts';

/** What a conversation would be about, for the account that begins it. Undefined: it must not know of it. */
export async function findTarget(
  db: Queryable,
  accountId: number,
  { kind, target_id: id }: ConversationTarget,
  locale: Locale,
): Promise<NewConversation | undefined> {
  const target = await { listing: findListing, user: findUser, order: findOrder }[kind](db, id, accountId, locale);
  return target && { kind, opener_id: accountId, listing_id: null, order_id: null, ...target };
}

type Target = Pick<NewConversation, 'partner_id' | 'subject'> & Partial<NewConversation>;

/** A public listing; the shop sells products. */
async function findListing(db: Queryable, id: number, _accountId: number, locale: Locale): Promise<Target | undefined> {
  const { rows } = await sql<{ seller_id: number | null; name: string }>`
    select l.seller_id, text.name from listing l
    join lateral (
      select t.name from listing_text t where t.listing_id = l.id order by ${preferLocale(locale)} limit 1) text on true
    where l.id = ${id} and l.visibility <> 'hidden'`.execute(db);
  const [listing] = rows;
  return listing && { partner_id: listing.seller_id, listing_id: id, subject: listing.name };
}

async function findUser(db: Queryable, id: number): Promise<Target | undefined> {
  const account = await db
    .selectFrom('account')
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .select('id')
    .executeTakeFirst();
  return account && { partner_id: id, subject: '' };
}

async function findOrder(db: Queryable, id: number, accountId: number): Promise<Target | undefined> {
  const order = await db
    .selectFrom('shop_order')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .select('number')
    .executeTakeFirst();
  return order && { partner_id: null, order_id: id, subject: order.number };
}

export async function findOrderLink(db: Queryable, id: number): Promise<{ number: string; hash: string } | undefined> {
  return db.selectFrom('shop_order').where('id', '=', id).select(['number', 'hash']).executeTakeFirst();
}

/** Facts of an account that limit how many conversations it may begin. */
export async function findSender(db: Queryable, id: number): Promise<{ created_at: Date; authorized: boolean }> {
  return db.selectFrom('account').where('id', '=', id).select(['created_at', 'authorized']).executeTakeFirstOrThrow();
}
