import { packageLabel } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { listCountries } from '#server/features/reference-data/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { AuditRow } from './audit.queries.ts';
import {
  listAccountNames,
  listBannerNames,
  listBlogCategoryNames,
  listDocumentNames,
  listBranchNames,
  listBrandNames,
  listCategoryNames,
  listGroupNames,
  listPackageRows,
  listPaymentMethodNames,
  listProductNames,
} from './thing.queries.ts';

/** Names of the things to which recorded values refer. */
export interface PointedNames {
  /** The current name; undefined when the field refers to nothing, or to something deleted. */
  readonly find: (field: string, value: unknown) => string | undefined;
}

interface Named {
  readonly id: number | string;
  readonly name: string;
}

type Lookup = (db: Queryable, ids: readonly number[], lang: Locale) => Promise<readonly Named[]>;

/** Kinds of references by field name. */
const lookups: Readonly<Record<string, Lookup>> = {
  user_group_id: listGroupNames,
  into: listBrandNames,
  brand_id: listBrandNames,
  influencer_id: listAccountNames,
  payment_method_ids: listPaymentMethodNames,
  branch_id: listBranchNames,
  category_id: listCategoryNames,
  parent_id: listCategoryNames,
  into_category: listCategoryNames,
  copy_of: listProductNames,
  banner_ids: listBannerNames,
  category_ids: listCategoryNames,
  blog_category_id: listBlogCategoryNames,
  blog_category_ids: listBlogCategoryNames,
  document_ids: listDocumentNames,
  package_id: async (db, ids, lang) =>
    (await listPackageRows(db, ids)).map(({ id, ...pack }) => ({ id, name: packageLabel(pack, lang) })),
  // Referred to by its code.
  origin_code: async (db, _ids, lang) => (await listCountries(db, lang)).map(({ code, name }) => ({ id: code, name })),
};

export async function findPointedNames(db: Queryable, rows: readonly AuditRow[], lang: Locale): Promise<PointedNames> {
  const found = await Promise.all(
    Object.entries(lookups).map(async ([field, lookup]): Promise<[string, Map<unknown, string>]> => {
      const values = rows.flatMap((row) => valuesIn(row, field));
      if (values.length === 0) return [field, new Map()];
      const ids = [...new Set(values)].filter((value) => typeof value === 'number');
      return [field, new Map((await lookup(db, ids, lang)).map(({ id, name }) => [id, name]))];
    }),
  );
  const names = new Map(found);
  return { find: (field, value) => names.get(field)?.get(value) };
}

/** The values of a field before and after, each as a list. */
function valuesIn({ before, after }: AuditRow, field: string): unknown[] {
  return [before, after].flatMap((record) => {
    if (typeof record !== 'object' || record === null) return [];
    const value: unknown = Object.entries(record).find(([name]) => name === field)?.[1];
    return value === undefined || value === null ? [] : [value].flat();
  });
}
