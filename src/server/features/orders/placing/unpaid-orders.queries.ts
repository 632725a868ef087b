import { sql, type RawBuilder } from 'kysely';
import { unsentStates } from '#shared/orders/lifecycle.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { literals } from '#server/platform/db/literals.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import { placedMailFacts, type PlacedMailFacts, type PlacedMailFactsAsked } from '../mails/order-mail.queries.ts';

/** Guests are known by their e-mail, which says nothing about an account: anyone may enter it. */
export interface OrderingBuyer {
  readonly accountId: number | undefined;
  readonly email: string;
}

interface UnpaidOrders {
  readonly orders: number;
  /** Minor units. */
  readonly value: number;
  /** Listing → pieces, of the listings asked for. */
  readonly pieces: Readonly<Record<number, number>>;
}

/** Of one listing. */
interface GuestPieces {
  readonly listing_id: number;
  readonly held: number;
  readonly left: number;
}

/** What the limits of an order and the mail about it depend on. */
export interface PlacingFacts {
  /** The orders for which goods are reserved and nothing is paid yet. */
  readonly unpaid: UnpaidOrders;
  /** Of `findGuestPieces`; empty for accounts. */
  readonly guests: readonly GuestPieces[];
  readonly mail: PlacedMailFacts;
}

/** One statement, because every order runs it. */
export async function readPlacingFacts(
  tx: Tx,
  { accountId, email }: OrderingBuyer,
  { listings, ...mail }: PlacedMailFactsAsked & { readonly listings: readonly number[] },
): Promise<PlacingFacts> {
  const isGuest = accountId === undefined;
  const ids = sql`${[...listings]}::bigint[]`;
  const isTheirs = isGuest
    ? sql`o.email = ${email} and o.account_id is null`
    : sql`o.account_id = ${accountId}::bigint`;
  const { rows } = await sql<PlacingFacts>`${prepared(`orders.placing_facts_of_${isGuest ? 'guest' : 'account'}`)}
    with unpaid as (
      select o.id, o.total_minor from shop_order o
      where ${isTheirs} and o.paid_at is null and o.state in (${literals(unsentStates)}))
    select (
        select json_build_object('orders', count(*), 'value', coalesce(sum(total_minor), 0), 'pieces', (
          select coalesce(json_object_agg(listing_id, pieces), '{}') from (
            select l.listing_id, sum(l.quantity) as pieces from order_line l join unpaid on unpaid.id = l.order_id
            where l.listing_id = any(${ids}) group by l.listing_id) ordered))
        from unpaid) as unpaid,
      ${isGuest ? sql`(select coalesce(json_agg(each), '[]') from (${guestPieces(ids)}) each)` : sql`'[]'::json`} as guests,
      ${placedMailFacts(mail)} as mail`.execute(tx);
  return rows[0]!;
}

/** The pieces that guests hold without having paid (`unpaid_guest_pieces`, kept by triggers), and those in stock. */
export async function findGuestPieces(tx: Tx, listings: readonly number[]): Promise<readonly GuestPieces[]> {
  const { rows } = await sql<GuestPieces>`${prepared('orders.unpaid_of_guests')}
    ${guestPieces(sql`${[...listings]}::bigint[]`)}`.execute(tx);
  return rows;
}

const guestPieces = (ids: RawBuilder<unknown>) => sql`
  select asked.id as listing_id, coalesce(held.pieces, 0) as held,
    (select coalesce(sum(s.quantity), 0)::int from stock s where s.listing_id = asked.id) as left
  from unnest(${ids}) asked (id) left join unpaid_guest_pieces held on held.listing_id = asked.id`;
