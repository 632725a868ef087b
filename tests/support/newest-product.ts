import type { BreadcrumbItem, ListingDetail } from '#shared/catalog/contract.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { query } from './demo-places.ts';
import type { RunningProduct } from './running-product.ts';

export type NewestProduct = Awaited<ReturnType<typeof makeNewestProduct>>;

/**
 * Publishes a product of the demo data now, so that the home page and the first page of its category show it. Its brand has
 * the most listings.
 * @returns ids and addresses of the product and of what stands around it
 */
export async function makeNewestProduct({ database, origin }: Pick<RunningProduct, 'database' | 'origin'>) {
  const [row] = await query(
    database,
    `update listing set published_at = now()
     where id = (select l.id from listing l join category c on c.id = l.category_id
       where l.kind = 'product' and l.visibility = 'listed' and l.is_in_stock and not l.is_on_sale
         and c.age_rule = 'alcohol' and c.may_be_discounted and c.may_be_advertised
         and l.brand_id = (select brand_id from listing where visibility = 'listed' and brand_id is not null
           group by brand_id order by count(*) desc, brand_id limit 1)
       order by l.id limit 1)
     returning id::int, brand_id::int as brand,
       (select id::int from branch where is_active and kind = 'store' order by position, id limit 1) as branch,
       (select id::int from currency where code = 'EUR') as euro`,
  );
  const found = row as Record<'id' | 'brand' | 'branch' | 'euro', number>;
  const read = async <Answer>(path: string) => (await (await fetch(`${origin}/api/${path}`)).json()) as Answer;
  const details = {} as Record<Locale, ListingDetail>;
  for (const locale of locales) details[locale] = await read(`catalog/listings/${found.id}?lang=${locale}`);
  const { posts } = await read<{ posts: readonly { id: number }[] }>('home?lang=cs');
  const { name, breadcrumb, slugs, category_slugs: categorySlugs } = details.cs;
  return {
    ...found,
    name,
    /** From the root. */
    categories: breadcrumb.map(({ id }) => id),
    /** The newest post that the home page shows. */
    post: posts[0]!.id,
    path: (locale: Locale) =>
      routePath('listing', locale, { id: found.id, category: categorySlugs[locale], listing: slugs[locale] }),
    /** @param levels how far above the category of the product */
    categoryPath: (locale: Locale, levels = 0) => pathOf(details[locale].breadcrumb.at(-1 - levels)!, locale),
  };
}

function pathOf({ id, slug }: BreadcrumbItem, locale: Locale): string {
  return routePath('category', locale, { id, category: slug });
}
