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
          <Trans>Akce</Trans>
        </h1>
        <p className="max-w-[70ch] text-muted">
          <Trans>Zboží e-shopu se sníženými cenami vedle původních. V detailu najdete i nejnižší cenu za 30 dní.</Trans>
        </p>
      </header>
      <ListingList result={result} omitted={['offer', 'verified', 'negotiable', 'on_sale']} whenEmpty={<NoSale />} />
    </div>
  );
}

function NoSale() {
  const { locale } = usePage();
  return (
    <EmptyState pictogram="label" title={<Trans>Teď není nic v akci</Trans>}>
      <p>
        <Trans>Akce přibývají průběžně. Zatím se podívejte, co je nového.</Trans>
      </p>
      <LinkButton href={routePath('products-new', locale)}>
        <Trans>Prohlédnout novinky</Trans>
      </LinkButton>
    </EmptyState>
  );
}
