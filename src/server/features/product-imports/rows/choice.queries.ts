import { sql } from 'kysely';
import { packageLabel, type PackageUnit } from '#shared/catalog/package-label.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** What cells name: each by its folded name in every language, with all ids of that name. */
export interface Choices {
  readonly categories: ReadonlyMap<string, readonly number[]>;
  /** Folded names of categories with subcategories: they hold no products. */
  readonly groups: ReadonlySet<string>;
  readonly brands: ReadonlyMap<string, readonly number[]>;
  readonly packages: ReadonlyMap<string, readonly number[]>;
  readonly countries: ReadonlyMap<string, readonly string[]>;
  /** Names by id, for people. */
  readonly names: Readonly<Record<'category_id' | 'brand_id' | 'package_id', ReadonlyMap<number, string>>>;
}

/** Letters without case and accents: people write both ways. */
export function foldedName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Reads them all: they are few compared with the rows of a large file. */
export async function readChoices(db: Queryable, lang: Locale): Promise<Choices> {
  const [categories, brands, packages, countries] = [
    await sql<{ id: number; name: string; locale: string; is_group: boolean }>`
      select t.category_id as id, t.name, t.locale, exists (select from category child where child.parent_id = c.id) as is_group
      from category_text t join category c on c.id = t.category_id where c.merging_into is null`.execute(db),
    await sql<{ id: number; name: string }>`select id, name from brand where merging_into is null`.execute(db),
    await sql<{ id: number; unit: PackageUnit; amount: number; count: number }>`
      select id, unit, amount, count from package where merging_into is null`.execute(db),
    await sql<{ code: string; name: string }>`select country_code as code, name from country_text`.execute(db),
  ];
  const leaves = categories.rows.filter(({ is_group: isGroup }) => !isGroup);
  const labels = packages.rows.map(({ id, ...pack }) => ({ id, pack }));
  return {
    categories: grouped(leaves.map(({ id, name }) => [name, id])),
    groups: new Set(categories.rows.filter(({ is_group: isGroup }) => isGroup).map(({ name }) => foldedName(name))),
    brands: grouped(brands.rows.map(({ id, name }) => [name, id])),
    packages: grouped(
      labels.flatMap(({ id, pack }) => locales.map((locale) => [packageLabel(pack, locale), id] as const)),
    ),
    countries: grouped(countries.rows.map(({ code, name }) => [name, code])),
    names: {
      category_id: new Map(leaves.filter(({ locale }) => locale === lang).map(({ id, name }) => [id, name])),
      brand_id: new Map(brands.rows.map(({ id, name }) => [id, name])),
      package_id: new Map(labels.map(({ id, pack }) => [id, packageLabel(pack, lang)])),
    },
  };
}

function grouped<Id>(named: readonly (readonly [name: string, id: Id])[]): Map<string, Id[]> {
  const groups = new Map<string, Id[]>();
  for (const [name, id] of named) {
    const key = foldedName(name);
    const ids = groups.get(key) ?? [];
    if (!ids.includes(id)) groups.set(key, [...ids, id]);
  }
  return groups;
}
