import { sql, type Insertable, type Updateable } from 'kysely';
import type { DealRole, DealState } from '#shared/deals/lifecycle.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Deal } from '#server/platform/db/schema.ts';
import type { OfferType } from './deal-policy.ts';

export interface DealRow {
  readonly id: number;
  readonly conversation_id: number;
  /** Null once it is deleted. */
  readonly listing_id: number | null;
  readonly offer_type: OfferType;
  readonly seller_id: number;
  readonly buyer_id: number;
  readonly price_minor: number;
  readonly currency_code: string;
  readonly state: DealState;
  readonly offered_at: Date;
  readonly reserved_until: Date;
  readonly meeting_at: Date | null;
  readonly meeting_place: string | null;
  readonly meeting_by: DealRole | null;
  readonly seller_confirmed_at: Date | null;
  readonly buyer_confirmed_at: Date | null;
  readonly ended_at: Date | null;
  readonly ended_by: DealRole | null;
  readonly end_reason: string | null;
}

export const dealColumns = [
  'deal.id',
  'deal.conversation_id',
  'deal.listing_id',
  'deal.offer_type',
  'deal.seller_id',
  'deal.buyer_id',
  'deal.price_minor',
  'deal.currency_code',
  'deal.state',
  'deal.offered_at',
  'deal.reserved_until',
  'deal.meeting_at',
  'deal.meeting_place',
  'deal.meeting_by',
  'deal.seller_confirmed_at',
  'deal.buyer_confirmed_at',
  'deal.ended_at',
  'deal.ended_by',
  'deal.end_reason',
] as const;

/** The open deal of a conversation, otherwise the latest one. */
export async function findDealOf(db: Queryable, conversationId: number): Promise<DealRow | undefined> {
  const row = await db
    .selectFrom('deal')
    .where('conversation_id', '=', conversationId)
    .select(dealColumns)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as DealRow | undefined;
}

/** A deal of this account. */
export async function findOwnDeal(db: Queryable, accountId: number, id: number): Promise<DealRow | undefined> {
  const row = await db
    .selectFrom('deal')
    .where('id', '=', id)
    .where((of) => of.or([of('seller_id', '=', accountId), of('buyer_id', '=', accountId)]))
    .select(dealColumns)
    .executeTakeFirst();
  return row as DealRow | undefined;
}

/** Lock the conversation and the advert first. */
export async function lockDeal(tx: Tx, id: number): Promise<DealRow | undefined> {
  const row = await tx.selectFrom('deal').where('id', '=', id).select(dealColumns).forUpdate().executeTakeFirst();
  return row as DealRow | undefined;
}

export async function insertDeal(tx: Tx, deal: Insertable<Deal>): Promise<DealRow> {
  const row = await tx.insertInto('deal').values(deal).returning(dealColumns).executeTakeFirstOrThrow();
  return row as DealRow;
}

export async function updateDeal(tx: Tx, id: number, change: Updateable<Deal>): Promise<DealRow> {
  const row = await tx
    .updateTable('deal')
    .set(change)
    .where('id', '=', id)
    .returning(dealColumns)
    .executeTakeFirstOrThrow();
  return row as DealRow;
}

export interface DealtListing {
  readonly offer_type: OfferType;
  /** Null: to be agreed. */
  readonly price_minor: number | null;
  readonly currency: string;
}

/** What an offer starts from; undefined for goods of the shop. */
export async function findDealtListing(db: Queryable, id: number): Promise<DealtListing | undefined> {
  const row = await db
    .selectFrom('listing')
    .innerJoin('currency', 'currency.id', 'listing.currency_id')
    .where('listing.id', '=', id)
    .where('kind', '=', 'advert')
    .select(['offer_type', 'price_minor', 'currency.code as currency'])
    .executeTakeFirst();
  return row && { ...row, offer_type: row.offer_type as OfferType };
}

/** The advert's state without a lock. */
export async function findDealtAdvert(db: Queryable, id: number) {
  return db
    .selectFrom('advert')
    .where('listing_id', '=', id)
    .select(['state', 'account_id', 'is_reserved', sql<boolean>`hidden_at is not null`.as('is_hidden')])
    .executeTakeFirst();
}

/** The conversation whose deal reserves an advert. */
export async function findReserving(db: Queryable, listingId: number) {
  return db
    .selectFrom('deal')
    .where('listing_id', '=', listingId)
    .where('is_reserving', '=', true)
    .select(['conversation_id', 'seller_id', 'buyer_id'])
    .executeTakeFirst();
}

/** The latest deal of a pair that both have confirmed. */
export async function findConfirmedDeal(
  db: Queryable,
  one: number,
  other: number,
): Promise<{ id: number; ended_at: Date } | undefined> {
  const row = await db
    .selectFrom('deal')
    .where('state', '=', 'done')
    .where((of) => of.or([of.and({ seller_id: one, buyer_id: other }), of.and({ seller_id: other, buyer_id: one })]))
    .select(['id', 'ended_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, ended_at: row.ended_at! };
}

interface DueDeal {
  readonly id: number;
  readonly conversation_id: number;
  readonly seller_id: number;
  readonly listing_id: number | null;
}

/** Open deals whose time is over or that can't go on, the longest due first. */
export async function listDueDeals(db: Queryable, at: Date, limit: number): Promise<DueDeal[]> {
  const { rows } = await sql<DueDeal>`
    select d.id, d.conversation_id, d.seller_id, d.listing_id from deal d
    left join advert a on a.listing_id = d.listing_id
    join account s on s.id = d.seller_id
    join account b on b.id = d.buyer_id
    where d.state in ('offered', 'accepted', 'agreed') and (
      d.reserved_until <= ${at}
      or a.listing_id is null or a.hidden_at is not null or a.state not in ('approved', 'paused')
      or s.state <> 'approved' or b.state <> 'approved'
      or exists (select from account_block k where k.account_id = d.seller_id and k.blocked_id = d.buyer_id)
      or exists (select from account_block k where k.account_id = d.buyer_id and k.blocked_id = d.seller_id))
    order by d.reserved_until, d.id limit ${limit}`.execute(db);
  return rows;
}

/** Whether both accounts of a deal are open, and whether one has blocked the other. */
export async function findDealPeople(
  db: Queryable,
  { seller_id: seller, buyer_id: buyer }: Pick<DealRow, 'seller_id' | 'buyer_id'>,
): Promise<{ are_open: boolean; is_blocked: boolean }> {
  const { rows } = await sql<{ are_open: boolean; is_blocked: boolean }>`
    select
      not exists (select from account where id in (${seller}, ${buyer}) and state <> 'approved') as are_open,
      exists (select from account_block where account_id in (${seller}, ${buyer}) and blocked_id in (${seller}, ${buyer}))
        as is_blocked`.execute(db);
  return rows[0]!;
}

/** What somebody has written of the other side of their deals; `deal`: it is marked as the review of a deal. */
export type WrittenReview = 'none' | 'plain' | 'deal';

export async function findWrittenReview(db: Queryable, reviewerId: number, reviewedId: number): Promise<WrittenReview> {
  const row = await db
    .selectFrom('review')
    .where('reviewer_id', '=', reviewerId)
    .where('account_id', '=', reviewedId)
    .select('deal_id')
    .executeTakeFirst();
  if (!row) return 'none';
  return row.deal_id === null ? 'plain' : 'deal';
}

/** Names on the handover slip. */
export async function findSlipNames(
  db: Queryable,
  deal: DealRow,
): Promise<{ advert: string; seller: string; buyer: string }> {
  return db
    .selectFrom('conversation')
    .innerJoin('account as s', (join) => join.on('s.id', '=', deal.seller_id))
    .innerJoin('account as b', (join) => join.on('b.id', '=', deal.buyer_id))
    .where('conversation.id', '=', deal.conversation_id)
    .select(['conversation.subject as advert', 's.username as seller', 'b.username as buyer'])
    .executeTakeFirstOrThrow();
}
