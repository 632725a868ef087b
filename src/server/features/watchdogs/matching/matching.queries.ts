import { sql } from 'kysely';
import type { WatchedQuery } from '#shared/catalog/contract.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { dueAt } from '../due.queries.ts';

/** What filters saw of a listing before it changed, as the trigger of migration 0165 writes it. */
export interface FactsBefore {
  readonly category: number;
  readonly brand: number | null;
  readonly package: number | null;
  readonly origin: string | null;
  readonly vintage: number | null;
  readonly abv: number | null;
  readonly price: number | null;
  readonly facet_bits: number;
}

export interface ListingEvent {
  readonly listing_id: number;
  /** Null: it was not public. */
  readonly before: FactsBefore | null;
}

/** Takes the oldest events that no other worker has; they are back when the transaction fails. */
export async function takeListingEvents(tx: Tx, limit: number): Promise<ListingEvent[]> {
  const { rows } = await sql<ListingEvent>`
    with taken as (
      delete from listing_event where id in (
        select id from listing_event order by id limit ${limit}::bigint for update skip locked)
      returning id, listing_id, before)
    select listing_id, before from taken order by id`.execute(tx);
  return rows;
}

export interface Candidate {
  readonly id: number;
  readonly query: WatchedQuery;
}

/**
 * Saved searches and wanted adverts that share a key with a listing and have not found it yet, by their ids. Without those
 * of the seller, and of users who have blocked the seller or are blocked by them.
 */
export async function listCandidates(
  tx: Tx,
  { listingId, sellerId, keys }: { listingId: number; sellerId: number | null; keys: readonly string[] },
  { after, limit }: { after: number; limit: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with keyed as materialized (
      select distinct watchdog_id as id from watchdog_key
      where key = any(${[...keys]}::text[]) and watchdog_id > ${after})
    select w.id, w.query from keyed k
    join watchdog w on w.id = k.id
    where w.state = 'active' and w.deleted_at is null and w.account_id is distinct from ${sellerId}
      and not exists (select from watchdog_match m where m.watchdog_id = w.id and m.listing_id = ${listingId})
      and not exists (
        select from account_block b
        where (b.account_id, b.blocked_id) in ((w.account_id, ${sellerId}), (${sellerId}, w.account_id)))
      and (w.listing_id is null or exists (
        select from listing l where l.id = w.listing_id and l.visibility = 'listed'))
    order by w.id limit ${limit}::bigint`.execute(tx);
  return rows;
}

export interface Match {
  readonly watchdogId: number;
  readonly listingId: number;
}

/**
 * Records what watchdogs have found, each listing at most once. Record many at once: a watchdog is then written once for
 * all its finds.
 */
export async function recordMatches(tx: Tx, matches: readonly Match[], at: Date): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    with found as (
      insert into watchdog_match (watchdog_id, listing_id, matched_at)
      select watchdog_id, listing_id, ${at}
      from unnest(
        ${matches.map(({ watchdogId }) => watchdogId)}::bigint[], ${matches.map(({ listingId }) => listingId)}::bigint[]
      ) as match (watchdog_id, listing_id)
      on conflict do nothing returning watchdog_id)
    update watchdog w set fired_at = ${at}, due_at = coalesce(w.due_at, ${dueAt(at)})
    from (select distinct watchdog_id from found) f where w.id = f.watchdog_id`.execute(tx);
}

/** Ends the watchdogs of a product that is in stock again, and records it. */
export async function fireStockWatchdogs(tx: Tx, productId: number, at: Date): Promise<void> {
  await sql`
    with fired as (
      update watchdog set state = 'ended', fired_at = ${at}, due_at = ${at}
      where kind = 'stock' and listing_id = ${productId} and state = 'active' and deleted_at is null
      returning id)
    insert into watchdog_match (watchdog_id, listing_id, matched_at)
    select id, ${productId}, ${at} from fired
    on conflict (watchdog_id, listing_id) do update set matched_at = excluded.matched_at, mailed_at = null`.execute(tx);
}
