import { sql, type RawBuilder } from 'kysely';
import type { IdsFacet, RangeFacet } from '#shared/catalog/facets.ts';

interface Column {
  readonly name: string;
  readonly type: 'int' | 'bigint' | 'numeric' | 'text';
}

/** The columns of `listing` and `listing_search` that hold the facets' values; the counters' tables have those of ids. */
const columns: Record<IdsFacet | RangeFacet, Column> = {
  brand: { name: 'brand_id', type: 'int' },
  package: { name: 'package_id', type: 'int' },
  origin: { name: 'origin_code', type: 'text' },
  vintage: { name: 'vintage', type: 'int' },
  abv: { name: 'abv', type: 'numeric' },
  price: { name: 'price_base', type: 'bigint' },
};

/** @param table its alias; without one, the bare column */
export function columnOf(facet: IdsFacet | RangeFacet, table?: string): RawBuilder<unknown> {
  const { name } = columns[facet];
  return sql.ref(table === undefined ? name : `${table}.${name}`);
}

/** The SQL type of a facet's column. */
export function typeOf(facet: IdsFacet | RangeFacet): RawBuilder<unknown> {
  return sql.raw(columns[facet].type);
}
