import type { AdminProduct, AdminProductRow } from '#shared/products/admin-contract.ts';
import type { SaleState } from '#shared/products/limits.ts';
import type { ProductRecord } from './product-list.queries.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import { contentOf, editedPart } from './product-content.ts';
import type { findProductTexts, ProductRow } from './product.queries.ts';
import type { SaleRow } from './sale.queries.ts';
import type { StockPlaceRow } from '#server/features/stock/index.ts';

export function presentProductRow(row: ProductRecord): AdminProductRow {
  const { currency } = row;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    sku: row.sku,
    ean: row.ean,
    category: { id: row.category_id, name: row.category, slug: row.category_slug },
    brand: row.brand_id === null || row.brand === null ? null : { id: row.brand_id, name: row.brand },
    picture: row.picture,
    price: { amount: row.price_minor, currency },
    regular_price: { amount: row.regular_price_minor, currency },
    is_on_sale: row.is_on_sale,
    stock: row.stock,
    is_shown: row.is_shown,
  };
}

interface Parts {
  readonly row: ProductRow;
  readonly texts: Awaited<ReturnType<typeof findProductTexts>>;
  readonly sales: readonly SaleRow[];
  readonly stock: readonly StockPlaceRow[];
  readonly at: Date;
}

export function presentProduct({ row, texts, sales, stock, at }: Parts): AdminProduct {
  const { currency } = row;
  return {
    id: row.id,
    texts,
    category: {
      id: row.category_id,
      name: row.category,
      slug: row.category_slug,
      may_be_discounted: row.may_be_discounted,
    },
    brand: row.brand_id === null || row.brand === null ? null : { id: row.brand_id, name: row.brand },
    package_id: row.package_id,
    sku: row.sku,
    ean: row.ean,
    tax_rate: row.tax_rate,
    weight_g: row.weight_g,
    regular_price: { amount: row.regular_price_minor, currency },
    purchase_price: row.purchase_price_minor === null ? null : { amount: row.purchase_price_minor, currency },
    price: { amount: row.price_minor, currency },
    is_on_sale: row.is_on_sale,
    abv: row.abv,
    vintage: row.vintage,
    age_years: row.age_years,
    origin: row.origin_code,
    pictures: row.pictures,
    is_shown: row.is_shown,
    sales: sales.map((sale) => ({
      id: sale.id,
      price: { amount: sale.price_minor, currency },
      starts_at: sale.starts_at.toISOString(),
      ends_at: sale.ends_at.toISOString(),
      state: stateOf(sale, at),
      version: versionOf(sale),
    })),
    stock: [...stock],
    version: versionOf(editedPart(contentOf(row, texts))),
  };
}

export function presentSavedSale({ id, starts_at }: SaleRow): { id: number; starts_at: string } {
  return { id, starts_at: starts_at.toISOString() };
}

function stateOf({ starts_at: from, ends_at: to }: SaleRow, at: Date): SaleState {
  if (to <= at) return 'over';
  return from <= at ? 'running' : 'planned';
}
