import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { BlogTeasers } from './blog-teasers.tsx';
import { FeaturedCategories } from './featured-categories.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LazyLastViewed } from '#web/features/last-viewed/lazy-last-viewed.tsx';
import type { HomeData } from './load-home.ts';
import { ListingRow } from './listing-row.tsx';
import { ShopPromises } from './shop-promises.tsx';

export function Page({ data: { topped, newest, products, sale, posts, counts, categories } }: { data: HomeData }) {
  const { locale } = usePage();
  return (
    <div className="flex flex-col gap-9 pb-14 tablet:gap-18">
      <Hero counts={counts} />
      <ListingRow
        id="topped"
        listings={topped}
        isFirst
        title={<Trans>Topované inzeráty</Trans>}
        note={<Trans>Placené umístění</Trans>}
      />
      <FeaturedCategories categories={categories} />
      <ListingRow id="newest" listings={newest} title={<Trans>Nejnovější inzeráty</Trans>} />
      <ShopPromises branches={counts.branches} />
      <ListingRow
        id="products"
        listings={products}
        rows={1}
        title={<Trans>Novinky v e-shopu</Trans>}
        all={{ href: routePath('products-new', locale), text: <Trans>Všechny novinky</Trans> }}
      />
      <ListingRow
        id="sale"
        listings={sale}
        rows={1}
        title={<Trans>V akci</Trans>}
        all={{ href: routePath('products-sale', locale), text: <Trans>Vše v akci</Trans> }}
      />
      <HowItWorks />
      <BlogTeasers posts={posts} />
      <LazyLastViewed />
    </div>
  );
}
