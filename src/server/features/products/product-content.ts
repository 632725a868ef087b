import type { findProductTexts, ProductContent, ProductRow } from './product.queries.ts';

/** The part of a product that its form changes. */
export type EditedContent = Omit<ProductContent, 'is_shown'>;

type Texts = Awaited<ReturnType<typeof findProductTexts>>;

export function contentOf(row: ProductRow, texts: Texts): ProductContent {
  return {
    texts,
    category_id: row.category_id,
    brand_id: row.brand_id,
    package_id: row.package_id,
    sku: row.sku,
    ean: row.ean,
    tax_rate: row.tax_rate,
    weight_g: row.weight_g,
    regular_price_minor: row.regular_price_minor,
    purchase_price_minor: row.purchase_price_minor,
    abv: row.abv,
    vintage: row.vintage,
    age_years: row.age_years,
    origin_code: row.origin_code,
    picture_ids: row.picture_ids,
    is_shown: row.is_shown,
  };
}

/** Without sales and stock, which have forms of their own, and without the visibility, which a button changes. */
export function editedPart({ is_shown: _shown, ...edited }: ProductContent): EditedContent {
  return edited;
}
