import type { ListingDetail } from '#shared/catalog/contract.ts';
import type { LastViewedProduct } from './last-viewed-products.ts';

/** The stored data of a viewed product; undefined for adverts, which are short-lived. */
export function viewedProduct(listing: ListingDetail, url: string): LastViewedProduct | undefined {
  const { id, name, product, price, original_price, unit_price, picture } = listing;
  if (!product || !price) return undefined;
  return {
    id,
    name,
    url,
    is_price_sale_active: original_price !== null,
    tax_rate: product.tax_rate,
    original_price,
    image: picture,
    price,
    unit_price,
  };
}
