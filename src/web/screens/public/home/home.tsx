import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { organization } from '#web/features/structured-data/organization.ts';
import { webSite } from '#web/features/structured-data/web-site.ts';
import { usePage } from '#web/page/page-context.tsx';
import { featuredCategories } from '#web/features/category-links/featured-categories.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { BlogTeasers } from './blog-teasers.tsx';
import { FeaturedCategories } from './featured-categories.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LazyLastViewed } from '#web/features/last-viewed/lazy-last-viewed.tsx';
import { ListingRow } from './listing-row.tsx';
import { ShopPromises } from './shop-promises.tsx';

export const screen = defineScreen({
  parts: loadListingCards,
  load: async ({ api, locale, shell }) => ({
    ...(await api.content.home({ query: { lang: locale } })),
    categories: featuredCategories(shell),
  }),
  head: (_data, { i18n, locale, origin, shell }) => ({
    title: i18n._(msg`Inzerce a e-shop pro sběratele a znalce`),
    description: i18n._(
      msg`Inzertní portál pro sběratele a znalce alkoholu a tabáku s e-shopem: ověření prodejci, hodnocení, doručení i vyzvednutí na prodejnách.`,
    ),
    alternates: pathsInAllLocales('home'),
    structuredData: import.meta.env.SSR ? [organization(origin, shell.settings.contacts), webSite(origin, locale)] : [],
  }),
  Page: function HomePage({ data: { topped, newest, products, sale, posts, counts, categories } }) {
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
  },
});
