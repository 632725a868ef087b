import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import type { ListingSelection } from '../facets/listing-selection.ts';
import { whereSelected } from '../facets/selection.queries.ts';

export interface WantedGoods {
  /** Only these; undefined: any. */
  readonly ids: readonly number[] | undefined;
  /** `SearchText.beginnings`; undefined: any. */
  readonly words: string | undefined;
  readonly selection: ListingSelection;
}

interface Request {
  /** Undefined: nothing is found. */
  readonly wanted: WantedGoods | undefined;
  /** A root category. */
  readonly category: number | undefined;
  readonly locale: Locale;
  readonly offset: number;
  readonly limit: number;
}

interface FoundGoods {
  readonly ids: number[];
  readonly total: number;
  /** Root categories of the goods found, whatever category was chosen. */
  readonly categories: { readonly id: number; readonly name: string; readonly listings: number }[];
}

export async function isPublicBranch(reader: Reader, id: number): Promise<boolean> {
  const branch = await reader.db
    .selectFrom('branch')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('kind', '=', 'store')
    .select('id')
    .executeTakeFirst();
  return branch !== undefined;
}

/** Goods in stock at a branch; those with the words in name, brand or category first, then the newest. */
export async function findBranchGoods(
  reader: Reader,
  branchId: number,
  { wanted, category, locale, offset, limit }: Request,
): Promise<FoundGoods> {
  if (!wanted) return { ids: [], total: 0, categories: [] };
  const { ids, words, selection } = wanted;
  const isNamed = words === undefined ? sql`true` : sql`ts_match_vq(l.head, ${words}::tsquery)`;
  const has = words === undefined ? sql`true` : sql`ts_match_vq(l.doc, ${words}::tsquery)`;
  const isOne = ids === undefined ? sql`true` : sql`l.id = any(${[...ids]}::bigint[])`;
  const isChosen = category === undefined ? sql`true` : sql`root = ${category}::bigint`;
  const { rows } = await sql<FoundGoods>`
    with found as materialized (
      select l.id, c.path[1] as root, l.published_at, ${isNamed} as is_named
      from stock s
      join listing_search l on l.id = s.listing_id
      join category c on c.id = l.category_id
      where s.branch_id = ${branchId}::integer and s.quantity > 0 and ${isOne} and ${has}
        and ${whereSelected(selection)})
    select
      array(
        select id from found where ${isChosen}
        order by is_named desc, published_at desc, id desc limit ${limit}::bigint offset ${offset}::bigint) as ids,
      (select count(*)::int from found where ${isChosen}) as total,
      (select coalesce(json_agg(t), '[]') from (
        select f.root as id, text.name, count(*)::int as listings
        from found f
        join category c on c.id = f.root
        join category_text text on text.category_id = f.root and text.locale = ${locale}::text
        group by f.root, text.name, c.position order by c.position, f.root) t) as categories`.execute(reader.db);
  return rows[0]!;
}
