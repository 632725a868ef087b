import { z } from 'zod';
import { defaultLocale } from '../i18n/locales.ts';
import { endpoint } from '../contract/endpoint.ts';
import { byLocale, idField, langField, plainLine, plainText, versionField } from '../contract/fields.ts';
import { categoryLengths, type FeedSite } from '../feeds/feeds.ts';
import { slugPattern } from '../products/limits.ts';
import { categoryText, mostLevels } from './category-limits.ts';
import { ageRules, pictograms, unitPriceUnits } from './limits.ts';

const content = { scope: 'content' } as const;
const id = z.object({ id: idField });
const categoryId = z.int().positive().max(999_999_999_999_999);
const nothing = z.object({});

/** What is empty in another language is copied from the Czech text. */
const text = (nameMin: number) =>
  z.object({
    name: plainLine({ min: nameMin, max: categoryText.name }),
    slug: z.string().trim().max(categoryText.slug).regex(slugPattern).default('').describe('Empty: made from the name'),
    description: plainText({ min: 0, max: categoryText.description }).default(''),
  });

/** Where a price comparison site lists the goods; null: as the category above. */
const siteCategory = (site: FeedSite) => plainLine({ min: 1, max: categoryLengths[site] }).nullable().default(null);

const categoryFields = z.object({
  texts: byLocale((locale) => text(locale === defaultLocale ? 1 : 0)),
  pictogram: z.enum(pictograms).nullable().default(null),
  age_rule: z.enum(ageRules),
  unit_price_unit: z
    .enum(unitPriceUnits)
    .nullable()
    .default(null)
    .describe('Of the unit price; listings then need packages measured in it'),
  may_be_advertised: z.boolean(),
  may_be_discounted: z.boolean(),
  delivery_countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(60)
    .nullable()
    .default(null)
    .describe('Countries into which its goods are delivered; null: wherever the shop delivers'),
  heureka_category: siteCategory('heureka').describe('Without the name of the site; null: as above it'),
  zbozi_category: siteCategory('zbozi'),
  google_category: siteCategory('google').describe('Path or number of Google’s product taxonomy'),
});
export type CategoryFields = z.output<typeof categoryFields>;

const storedText = z.object({ name: z.string(), slug: z.string(), description: z.string() });

export const adminCategory = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    texts: byLocale(() => storedText),
    pictogram: z.enum(pictograms).nullable(),
    age_rule: z.enum(ageRules),
    unit_price_unit: z.enum(unitPriceUnits).nullable(),
    may_be_advertised: z.boolean(),
    may_be_discounted: z.boolean(),
    delivery_countries: z.array(z.string()).nullable(),
    heureka_category: z.string().nullable(),
    zbozi_category: z.string().nullable(),
    google_category: z.string().nullable(),
    version: versionField,
  })
  .meta({ id: 'AdminCategory' });
export type AdminCategory = z.infer<typeof adminCategory>;

export const adminCategoryRow = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    level: z.int().min(1).max(mostLevels),
    name: z.string(),
    slug: z.string(),
    pictogram: z.enum(pictograms).nullable(),
    age_rule: z.enum(ageRules),
    may_be_advertised: z.boolean(),
    may_be_discounted: z.boolean(),
    listings: z.int().describe('Public listings of the category and its descendants'),
    has_listings: z.boolean().describe('Own ones, hidden ones included: it can’t get subcategories'),
    merging_into: z.int().nullable().describe('The category into which it is being merged'),
    is_refreshing: z.boolean().describe('Searches don’t know its new name or place yet'),
  })
  .meta({ id: 'AdminCategoryRow' });
export type AdminCategoryRow = z.infer<typeof adminCategoryRow>;

/** The tree of categories. */
export const adminCategoriesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/categories',
    summary: 'All categories, each followed by its descendants',
    access: content,
    query: z.object({ lang: langField }),
    response: z.array(adminCategoryRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/categories/{id}',
    summary: 'A category with its texts in every language',
    access: content,
    params: id,
    response: adminCategory,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/categories',
    summary: 'Adds a category at the end of its level',
    access: content,
    body: categoryFields.extend({ parent_id: categoryId.nullable() }),
    response: adminCategory,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/categories/{id}',
    summary: 'Changes a category; old addresses lead to the new ones',
    access: content,
    params: id,
    body: categoryFields.extend({ version: versionField }),
    response: adminCategory,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/admin/categories/{id}/place',
    summary: 'Moves a category with its descendants',
    access: content,
    params: id,
    body: z.object({
      parent_id: categoryId.nullable().describe('Null: the first level'),
      before_id: categoryId.nullable().describe('The sibling that follows it; null: at the end'),
    }),
    response: nothing,
    errors: ['category_merging'],
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/admin/categories/{id}/merge',
    summary: 'Merges a category into another one, to which its address leads from then on',
    access: content,
    params: id,
    body: z.object({ into: categoryId }),
    response: nothing,
    errors: ['category_merging'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/categories/{id}',
    summary: 'Deletes a category without listings and subcategories; its address leads to the one above it',
    access: content,
    params: id,
    response: nothing,
    errors: ['category_in_use', 'category_merging'],
  }),
};
