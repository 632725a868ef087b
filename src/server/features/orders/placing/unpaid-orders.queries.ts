import { sql } from 'kysely';
import { unsentStates } from '#shared/orders/lifecycle.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { literals } from '#server/platform/db/literals.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';

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

/** The orders for which goods are reserved and nothing is paid yet. */
export async function findUnpaidOrders(
  tx: Tx,
  { accountId, email }: OrderingBuyer,
  listings: readonly number[],
): Promise<UnpaidOrders> {
  const isTheirs =
    accountId === undefined
      ? sql`o.email = ${email} and o.account_id is null`
      : sql`o.account_id = ${accountId}::bigint`;
  const { rows } =
    await sql<UnpaidOrders>`${prepared(`orders.unpaid_of_${accountId === undefined ? 'guest' : 'account'}`)}
    with unpaid as (
      select o.id, o.total_minor from shop_order o
      where ${isTheirs} and o.paid_at is null and o.state in (${literals(unsentStates)}))
    select (select count(*)::int from unpaid) as orders,
      (select coalesce(sum(total_minor), 0)::bigint from unpaid) as value,
      (select coalesce(json_object_agg(listing_id, pieces), '{}') from (
        select l.listing_id, sum(l.quantity)::int as pieces from order_line l join unpaid on unpaid.id = l.order_id
        where l.listing_id = any(${[...listings]}::bigint[]) group by l.listing_id) ordered) as pieces`.execute(tx);
  return rows[0]!;
}

interface GuestPieces {
  readonly listing_id: number;
  readonly held: number;
  readonly left: number;
}

/** The pieces that guests hold without having paid, and those in stock; only of listings of which they hold any. */
export async function findGuestPieces(tx: Tx, listings: readonly number[]): Promise<readonly GuestPieces[]> {
  const ids = [...listings];
  const { rows } = await sql<GuestPieces>`${prepared('orders.unpaid_of_guests')}
    with held as (
      select l.listing_id, sum(l.quantity)::int as pieces
      from shop_order o join order_line l on l.order_id = o.id
      where o.account_id is null and o.paid_at is null
        and o.state in ('waiting_for_payment', 'being_prepared', 'ready_for_pickup')
        and l.listing_id = any(${ids}::bigint[])
      group by l.listing_id)
    select held.listing_id, held.pieces as held,
      (select coalesce(sum(s.quantity), 0)::int from stock s where s.listing_id = held.listing_id) as left
    from held`.execute(tx);
  return rows;
}
