import { z } from 'zod';
import { mostAbv, mostAgeYears, picturesPerAdvert, vintageYears } from '../adverts/limits.ts';
import { endpoint } from '../contract/endpoint.ts';
import {
  adminPageField,
  amountField,
  byLocale,
  idField,
  langField,
  money,
  pictureKey,
  plainLine,
  plainText,
  smallId,
  smallIdField,
  versionField,
  withRules,
  type FormRule,
} from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { isEan } from './ean.ts';
import {
  eanPattern,
  mostPieces,
  mostWeightG,
  productDescription,
  productIngredients,
  productName,
  productSlug,
  saleStates,
  skuPattern,
  slugPattern,
  stockLevels,
} from './limits.ts';

const content = { scope: 'content' } as const;
const id = z.object({ id: idField });
const time = z.iso.datetime();
const amount = amountField({ min: 1, max: mostAmount });

export const adminProductSorts = ['newest', 'name', 'sku', 'cheapest', 'dearest', 'stock'] as const;

/** Which products the list has. */
const productFilters = {
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of the name, the code or the EAN'),
  category: idField.optional().describe('With its subcategories'),
  brand: smallIdField.optional(),
  state: z.enum(['shown', 'hidden']).optional(),
  stock: z.enum(stockLevels).optional().describe('low: 1 to 5 pieces'),
  on_sale: z.enum(['yes', 'no']).optional(),
  weight: z.enum(['missing']).optional().describe('Products without a weight'),
  change: idField.optional().describe('Products that an import or a bulk change has changed or added'),
};
export const adminProductFilter = z.object(productFilters);
export type AdminProductFilter = z.output<typeof adminProductFilter>;

export const adminProductQuery = z.object({
  ...productFilters,
  sort: z.enum(adminProductSorts).default('newest'),
  page: adminPageField,
  lang: langField,
});
export type AdminProductQuery = z.output<typeof adminProductQuery>;

export const adminProductRow = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    sku: z.string(),
    ean: z.string().nullable(),
    category: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
    brand: z.object({ id: z.int(), name: z.string() }).nullable(),
    picture: z.string().nullable().describe('Key of the main picture'),
    price: money.describe('The price offered now'),
    regular_price: money,
    is_on_sale: z.boolean(),
    stock: z.int().describe('Pieces at active branches and the warehouse'),
    is_shown: z.boolean(),
  })
  .meta({ id: 'AdminProduct' });
export type AdminProductRow = z.infer<typeof adminProductRow>;

const productText = z.object({
  name: plainLine(productName),
  slug: z.string().trim().max(productSlug.max).regex(slugPattern).default('').describe('Empty: made from the name'),
  description: plainText(productDescription).default(''),
  ingredients: plainText(productIngredients).default('').describe('Ingredients and allergens'),
});

const productFields = z.object({
  texts: byLocale(() => productText),
  category_id: z.int().positive().describe('A category without subcategories'),
  brand_id: smallId.nullable().default(null),
  package_id: smallId.nullable().default(null).describe('Its unit fits the category'),
  sku: z.string().trim().min(1).max(40).regex(skuPattern),
  ean: z.string().trim().regex(eanPattern).nullable().default(null),
  tax_rate: z.number().min(0).max(50).describe('One of the shop’s, in percent'),
  weight_g: z
    .int()
    .min(1)
    .max(mostWeightG)
    .nullable()
    .default(null)
    .describe('Required before the product can be shown'),
  regular_price: amount.describe('Minor units of the shop’s currency, with tax'),
  purchase_price: amountField({ min: 0, max: mostAmount })
    .nullable()
    .default(null)
    .describe('What one piece costs the shop, without tax; never public'),
  abv: z.number().min(0).max(mostAbv).multipleOf(0.1).nullable().default(null),
  vintage: z.int().min(vintageYears.min).max(vintageYears.max).nullable().default(null).describe('Not in the future'),
  age_years: z.int().min(1).max(mostAgeYears).nullable().default(null),
  origin: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null)
    .describe('Country of origin, ISO 3166-1 alpha-2'),
  pictures: z.array(pictureKey).max(picturesPerAdvert).default([]).describe('Keys; the first is the main one'),
});
export type ProductFields = z.output<typeof productFields>;

const productRules: readonly FormRule[] = [
  {
    field: 'ean',
    error: 'ean_invalid',
    isMet: ({ ean }) => typeof ean !== 'string' || !hasEanLength(ean) || isEan(ean),
  },
];

export const productForm = withRules(productFields.extend({ is_shown: z.boolean().default(false) }), productRules).meta(
  {
    id: 'ProductForm',
  },
);
export type ProductForm = z.output<typeof productForm>;

const productChange = withRules(productFields.extend({ version: versionField }), productRules).meta({
  id: 'ProductChange',
});
export type ProductChange = z.output<typeof productChange>;

function hasEanLength(ean: string): boolean {
  return /^(\d{8}|\d{13})$/.test(ean);
}

const saleFields = z.object({
  price: amount.describe('Minor units of the shop’s currency, with tax'),
  starts_at: time.describe('A past time means now'),
  ends_at: time,
});

const saleRules: readonly FormRule[] = [
  {
    field: 'ends_at',
    error: 'ends_before_start',
    isMet: ({ starts_at: from, ends_at: to }) =>
      typeof from !== 'string' || typeof to !== 'string' || !(Date.parse(from) >= Date.parse(to)),
  },
];

const saleForm = withRules(saleFields, saleRules).meta({ id: 'SaleForm' });
export type SaleForm = z.output<typeof saleForm>;

const saleChange = withRules(saleFields.extend({ version: versionField }), saleRules).meta({ id: 'SaleChange' });
export type SaleChange = z.output<typeof saleChange>;

const savedSale = z.object({
  id: z.int(),
  starts_at: time.describe(
    'The stored start: no earlier than the time of saving, or the original start of a running sale',
  ),
});

export const adminSale = z
  .object({
    id: z.int(),
    price: money,
    starts_at: time,
    ends_at: time,
    state: z.enum(saleStates),
    version: versionField,
  })
  .meta({ id: 'AdminSale' });
export type AdminSale = z.infer<typeof adminSale>;

export const stockPlace = z
  .object({
    branch_id: z.int(),
    name: z.string(),
    kind: z.enum(['store', 'warehouse']),
    is_active: z.boolean(),
    quantity: z.int().describe('Pieces for sale'),
    held: z.int().describe('Pieces reserved for orders that are not delivered yet'),
  })
  .meta({ id: 'StockPlace' });
export type StockPlace = z.infer<typeof stockPlace>;

const storedText = z.object({ name: z.string(), slug: z.string(), description: z.string(), ingredients: z.string() });

export const adminProduct = z
  .object({
    id: z.int(),
    texts: byLocale(() => storedText),
    category: z.object({ id: z.int(), name: z.string(), slug: z.string(), may_be_discounted: z.boolean() }),
    brand: z.object({ id: z.int(), name: z.string() }).nullable(),
    package_id: z.int().nullable(),
    sku: z.string(),
    ean: z.string().nullable(),
    tax_rate: z.number(),
    weight_g: z.int().nullable(),
    regular_price: money,
    purchase_price: money.nullable().describe('Of one piece, without tax'),
    price: money.describe('The price offered now'),
    is_on_sale: z.boolean(),
    abv: z.number().nullable(),
    vintage: z.int().nullable(),
    age_years: z.int().nullable(),
    origin: z.string().nullable(),
    pictures: z.array(z.string()),
    is_shown: z.boolean(),
    sales: z.array(adminSale).describe('The latest first'),
    stock: z.array(stockPlace).describe('At every branch and the warehouse'),
    version: versionField.describe('Version of the form’s fields'),
  })
  .meta({ id: 'AdminProductDetail' });
export type AdminProduct = z.infer<typeof adminProduct>;

const langQuery = z.object({ lang: langField });
const saleParams = z.object({ id: idField, sale: idField });

export const adminProductsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/products',
    summary: 'Products, filtered and sorted, 50 a page',
    access: content,
    query: adminProductQuery,
    response: z.object({
      products: z.array(adminProductRow),
      total: z.int().describe('Exact up to 1000; 1001 means more'),
      page: z.int(),
      has_more: z.boolean(),
      brand: z.string().nullable().describe('Name of the brand in the filter'),
    }),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admin/products/choices',
    summary: 'The choices in the form of a product',
    access: content,
    response: z.object({
      tax_rates: z.array(z.number()).describe('Of the shop, the standard rate first'),
      currency: z.string(),
      branches: z.array(z.object({ id: z.int(), name: z.string() })).describe('Branches and warehouses'),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/products/{id}',
    summary: 'A product with its sales and stock',
    access: content,
    params: id,
    query: langQuery,
    response: adminProduct,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/products',
    summary: 'Adds a product',
    access: content,
    body: productForm,
    response: z.object({ id: z.int() }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/products/{id}',
    summary: 'Changes a product and updates its price history; 409 when somebody else changed it meanwhile',
    access: content,
    params: id,
    body: productChange,
    response: z.object({ id: z.int(), version: versionField.describe('Version of the stored content') }),
  }),
  setShown: endpoint({
    method: 'PUT',
    path: '/api/admin/products/{id}/visibility',
    summary: 'Shows a product in the shop, or hides it',
    access: content,
    params: id,
    body: z.object({ is_shown: z.boolean() }),
    response: z.object({ id: z.int() }),
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/admin/products/{id}/copies',
    summary: 'Copies a product as a hidden one, without stock, sales and EAN',
    access: content,
    params: id,
    response: z.object({ id: z.int() }),
  }),
  addSale: endpoint({
    method: 'POST',
    path: '/api/admin/products/{id}/sales',
    summary: 'Adds a sale that overlaps no other',
    access: content,
    params: id,
    body: saleForm,
    response: savedSale,
  }),
  changeSale: endpoint({
    method: 'PUT',
    path: '/api/admin/products/{id}/sales/{sale}',
    summary:
      'Changes a planned or running sale; a running one keeps its start; 409 when it is over or was changed ' +
      'meanwhile',
    access: content,
    params: saleParams,
    body: saleChange,
    response: savedSale,
  }),
  endSale: endpoint({
    method: 'DELETE',
    path: '/api/admin/products/{id}/sales/{sale}',
    summary: 'Ends a running sale, or deletes a planned one',
    access: content,
    params: saleParams,
    response: z.object({}),
  }),
  setStock: endpoint({
    method: 'PUT',
    path: '/api/admin/products/{id}/stock',
    summary: 'Sets pieces at branches; 409 when orders or others changed them meanwhile',
    access: content,
    params: id,
    body: z.object({
      changes: z
        .array(
          z.object({
            branch_id: smallId,
            before: z.int().min(0).max(mostPieces).describe('The quantity that was shown'),
            quantity: z.int().min(0).max(mostPieces),
          }),
        )
        .min(1)
        .max(100),
      reason: plainText({ min: 1, max: 500 }),
    }),
    response: z.array(stockPlace),
  }),
};
