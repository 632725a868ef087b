import { sql } from 'kysely';
import type { PackageUnit } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { ListingFacts } from './listing.queries.ts';

interface Named<Id = number> {
  readonly id: Id;
  readonly name: string;
}

interface NamedBrand extends Named {
  readonly is_approved: boolean;
}

interface NamedPackage {
  readonly id: number;
  readonly unit: PackageUnit;
  readonly amount: number;
  readonly count: number;
}

/** In maps by id: an export of the queue looks up thousands. */
export interface ListingNames {
  readonly categories: ReadonlyMap<number, Named>;
  readonly brands: ReadonlyMap<number, NamedBrand>;
  readonly packages: ReadonlyMap<number, NamedPackage>;
  readonly currencies: ReadonlyMap<number, Named>;
  readonly pictures: ReadonlyMap<number, Named>;
  readonly countries: ReadonlyMap<string, Named<string>>;
}

interface NameRows {
  readonly categories: readonly Named[];
  readonly brands: readonly NamedBrand[];
  readonly packages: readonly NamedPackage[];
  readonly currencies: readonly Named[];
  readonly pictures: readonly Named[];
  readonly countries: readonly Named<string>[];
}

type NamedContent = Pick<ListingFacts, 'category_id' | 'brand_id' | 'package_id' | 'origin_code'> & {
  readonly picture_ids: readonly number[];
};

/** Names for the ids and codes in contents. A category's name is its whole path: Alkohol › Rum. */
export async function findListingNames(
  db: Queryable,
  contents: readonly NamedContent[],
  locale: Locale,
): Promise<ListingNames> {
  const ids = <Id extends number | string>(of: (content: NamedContent) => Id | null) => [
    ...new Set(contents.map(of).filter((id) => id !== null)),
  ];
  const pictureIds = [...new Set(contents.flatMap((content) => content.picture_ids))];
  const { rows } = await sql<NameRows>`
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', (
          select string_agg(t.name, ' › ' order by step.place)
          from unnest(c.path) with ordinality step (id, place)
          join category_text t on t.category_id = step.id and t.locale = ${locale}))), '[]')
        from category c where c.id = any (${ids((content) => content.category_id)}::bigint[])) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'is_approved', is_approved)), '[]')
        from brand where id = any (${ids((content) => content.brand_id)}::int[])) as brands,
      (select coalesce(json_agg(json_build_object('id', id, 'unit', unit, 'amount', amount, 'count', count)), '[]')
        from package where id = any (${ids((content) => content.package_id)}::int[])) as packages,
      (select coalesce(json_agg(json_build_object('id', id, 'name', code)), '[]') from currency) as currencies,
      (select coalesce(json_agg(json_build_object('id', id, 'name', key)), '[]')
        from picture where id = any (${pictureIds}::bigint[])) as pictures,
      (select coalesce(json_agg(json_build_object('id', country_code, 'name', name)), '[]') from country_text
        where locale = ${locale} and country_code = any (${ids((content) => content.origin_code)}::text[])) as countries`.execute(
    db,
  );
  const { categories, brands, packages, currencies, pictures, countries } = rows[0]!;
  return {
    categories: byId(categories),
    brands: byId(brands),
    packages: byId(packages),
    currencies: byId(currencies),
    pictures: byId(pictures),
    countries: byId(countries),
  };
}

function byId<Id, Row extends { readonly id: Id }>(rows: readonly Row[]): Map<Row['id'], Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
