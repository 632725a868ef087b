import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { ListingList } from '#web/features/listing-list/listing-list.tsx';
import { type LoadedListings } from '#web/features/listing-list/load-listings.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function Page({ data: { result } }: { data: LoadedListings }) {
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
}

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
