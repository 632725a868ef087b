import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ResultCount, UserListings } from '#shared/catalog/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ListingGrid } from '#web/features/listing-card/listing-grid.tsx';
import { WatchSellerButton } from '#web/features/watchdogs/watch-seller-button.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { countText } from '#web/ui/numbers.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { OfferTabs } from './offer-tabs.tsx';
import { profileSearch, type Offer, type ProfileChoice } from './profile-address.ts';
import type { Profile } from './profile.ts';

interface ActiveAdvertsProps {
  readonly profile: Profile;
  readonly adverts: UserListings;
  readonly choice: ProfileChoice;
}

/** The available adverts of a user: all, or one kind of offer, by pages. */
export function ActiveAdverts({ profile: { id, username }, adverts, choice }: ActiveAdvertsProps) {
  const { path } = usePage();
  const headingId = useId();
  const { listings, counts, page, pages } = adverts;
  const { offer } = choice;
  const hrefOf = (chosen: Offer, to = 1) => `${path}${profileSearch({ ...choice, offer: chosen, page: to })}`;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id={headingId} className="text-2xl">
            <Trans>Aktivní inzeráty</Trans>
          </h2>
          <p className="text-muted tabular-nums">
            <AdvertCount total={counts.all} />
          </p>
        </div>
        <WatchSellerButton seller={{ id, username, offer }} />
      </div>
      {counts.all.count > 0 && <OfferTabs counts={counts} chosen={offer} hrefOf={hrefOf} />}
      {listings.length > 0 ? (
        <ListingGrid listings={listings} />
      ) : counts.all.count > 0 ? (
        <NothingOfKind offer={offer} hrefOfAll={hrefOf(undefined)} />
      ) : (
        <NoAdverts />
      )}
      <Pagination current={page} last={pages} hrefOf={(number) => hrefOf(offer, number)} />
    </section>
  );
}

function AdvertCount({ total }: { total: ResultCount }) {
  const { locale } = usePage();
  const figure = countText(total, locale);
  return total.is_more ? (
    <Trans>{figure} inzerátů</Trans>
  ) : (
    <Plural value={total.count} one="# inzerát" few="# inzeráty" other="# inzerátů" />
  );
}

function NothingOfKind({ offer, hrefOfAll }: { offer: Offer; hrefOfAll: string }) {
  return (
    <EmptyState
      pictogram="glass"
      title={offer === 'demand' ? <Trans>Uživatel teď nic nepoptává</Trans> : <Trans>Uživatel teď nic nenabízí</Trans>}
    >
      <LinkButton href={hrefOfAll}>
        <Trans>Zobrazit všechny inzeráty uživatele</Trans>
      </LinkButton>
    </EmptyState>
  );
}

function NoAdverts() {
  const { locale } = usePage();
  return (
    <EmptyState pictogram="case" title={<Trans>Uživatel teď nemá žádný aktivní inzerát</Trans>}>
      <p>
        <Trans>Prodané a vyřízené inzeráty tu nejsou. Podívejte se, co nabízejí ostatní.</Trans>
      </p>
      <LinkButton href={routePath('search', locale)}>
        <Trans>Hledat v nabídce</Trans>
      </LinkButton>
    </EmptyState>
  );
}
