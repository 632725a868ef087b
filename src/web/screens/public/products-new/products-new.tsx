import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { ListingList } from '#web/features/listing-list/listing-list.tsx';
import { listHead } from '#web/features/listing-list/list-head.ts';
import { loadListings, type LoadedListings } from '#web/features/listing-list/load-listings.ts';
import { usePage } from '#web/page/page-context.tsx';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const screen = defineScreen<LoadedListings>({
  parts: loadListingCards,
  load: (context) => loadListings(context, { scope: 'new' }),
  head: (listings, { i18n }) =>
    listHead(
      {
        title: i18n._(msg`Novinky v e-shopu`),
        description: i18n._(msg`Všechno zboží e-shopu Karafa od nejnovějšího: lahve, doutníky, dýmky a potřeby.`),
        alternates: pathsInAllLocales('products-new'),
      },
      listings,
      i18n,
    ),
  Page: function ProductsNewPage({ data: { result } }) {
    return (
      <div className="flex flex-col gap-3 tablet:gap-5">
        <header className="flex flex-col gap-3">
          <h1 className="text-2xl tablet:text-3xl">
            <Trans>Novinky v e-shopu</Trans>
          </h1>
          <p className="max-w-[70ch] text-muted">
            <Trans>Všechno zboží našeho e-shopu, od nejnovějšího.</Trans>
          </p>
        </header>
        <ListingList result={result} omitted={['offer', 'verified', 'negotiable']} whenEmpty={<NoNewProducts />} />
      </div>
    );
  },
});

function NoNewProducts() {
  const { locale } = usePage();
  return (
    <EmptyState pictogram="case" title={<Trans>Teď tu žádné novinky nejsou</Trans>}>
      <p>
        <Trans>Nové zboží přidáváme průběžně. Zatím se podívejte, co je ve slevě.</Trans>
      </p>
      <LinkButton href={routePath('products-sale', locale)}>
        <Trans>Zobrazit slevy</Trans>
      </LinkButton>
    </EmptyState>
  );
}
