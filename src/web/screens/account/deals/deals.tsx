import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingCard } from '#shared/catalog/contract.ts';
import type { DealPage, DealSummary as ListedDeal } from '#shared/deals/contract.ts';
import { dealFolders, type DealFolder } from '#shared/deals/limits.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { DealStateMark } from '#web/features/deal/deal-state-mark.tsx';
import { DealMeeting } from '#web/features/deal/deal-summary.tsx';
import { WaitingButton } from '#web/features/deal/waiting-button.tsx';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { personName } from '#web/features/person/person-name.ts';
import { defineScreen } from '#web/page/screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { TabLink } from '#web/ui/tab-link.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';

interface DealsData {
  readonly folder: DealFolder;
  readonly page: DealPage;
  readonly waiting: readonly ListingCard[];
}

/** The deals of the logged-in user, on either side, and the adverts that they wait for. */
export const screen = defineScreen<DealsData>({
  load: async ({ api, locale: lang, query }) => {
    const folder = dealFolders.find((each) => each === query.get('folder')) ?? 'open';
    const [page, waiting] = await Promise.all([
      api.deals.list({ query: { lang, folder, page: Number(query.get('page') ?? 1) || 1 } }),
      api.deals.waitingList({ query: { lang } }),
    ]);
    return { folder, page, waiting };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Moje obchody`),
    alternates: pathsInAllLocales('account-deals'),
    isIndexed: false,
  }),
  Page: DealsPage,
});

function DealsPage({ data: { folder, page, waiting } }: { data: DealsData }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const path = routePath('account-deals', locale);
  const hrefOf = (to: DealFolder, at = 1) => {
    const query = new URLSearchParams({ ...(to !== 'open' && { folder: to }), ...(at > 1 && { page: String(at) }) });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const texts: Record<DealFolder, string> = { open: t`Probíhající`, ended: t`Ukončené` };
  return (
    <>
      <h1 className="mb-6 text-3xl">
        <Trans>Moje obchody</Trans>
      </h1>
      <nav aria-label={t`Stav obchodů`} className="mb-4">
        <ul className="flex flex-wrap gap-2">
          {dealFolders.map((each) => (
            <li key={each}>
              <TabLink href={hrefOf(each)} isCurrent={each === folder}>
                {texts[each]}
              </TabLink>
            </li>
          ))}
        </ul>
      </nav>
      {page.deals.length === 0 ? (
        <NoDeals folder={folder} />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded border border-line bg-surface">
          {page.deals.map((deal) => (
            <DealRow key={deal.id} deal={deal} />
          ))}
        </ul>
      )}
      <Pagination current={page.page} last={page.pages} hrefOf={(at) => hrefOf(folder, at)} />
      {waiting.length > 0 && <Waiting listings={waiting} />}
    </>
  );
}

function DealRow({ deal }: { deal: ListedDeal }) {
  const { locale } = usePage();
  const { i18n } = useLingui();
  const { conversation_id: id, subject, partner, listing, role, state, price } = deal;
  const name = personName(i18n, partner.username);
  return (
    <li className="relative flex gap-3 p-3 hover:bg-sunken tablet:gap-4 tablet:p-4">
      <ListingPicture
        picture={listing?.picture ?? null}
        alt=""
        sizes="56px"
        className="w-14 shrink-0 self-start rounded"
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <a
            href={routePath('account-conversation', locale, { id })}
            lang={unknownLanguage}
            className="min-w-0 font-semibold break-words no-underline after:absolute after:inset-0"
          >
            {subject}
          </a>
          <ChargedPrice money={price} className="font-semibold" />
        </div>
        <p className="text-sm text-muted">
          {role === 'seller' ? <Trans>Prodáváte uživateli {name}</Trans> : <Trans>Kupujete od uživatele {name}</Trans>}
          {' · '}
          {formatDate(deal.ended_at ?? deal.offered_at, locale)}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <DealStateMark state={state} />
          <DealMeeting deal={deal} />
        </div>
      </div>
    </li>
  );
}

function NoDeals({ folder }: { folder: DealFolder }) {
  return (
    <EmptyState
      pictogram="carafe"
      title={folder === 'open' ? <Trans>Žádný obchod neprobíhá</Trans> : <Trans>Zatím žádný obchod neskončil</Trans>}
    >
      <p>
        <Trans>Obchod začíná nabídkou v konverzaci o inzerátu: prodávající nabídne cenu a zboží rezervuje.</Trans>
      </p>
    </EmptyState>
  );
}

function Waiting({ listings }: { listings: readonly ListingCard[] }) {
  const [left, setLeft] = useState<readonly number[]>([]);
  const { locale } = usePage();
  const shown = listings.filter(({ id }) => !left.includes(id));
  if (shown.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-2xl">
        <Trans>Čekáte na uvolnění</Trans>
      </h2>
      <ul className="divide-y divide-line rounded border border-line bg-surface">
        {shown.map(({ id, name, slug, category, picture, text_locale: lang }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 p-3 tablet:p-4">
            <ListingPicture picture={picture} alt="" sizes="56px" className="w-14 shrink-0 rounded" />
            <a
              href={routePath('listing', locale, { id, category: category.slug, listing: slug })}
              lang={lang}
              className="min-w-0 grow basis-40 font-semibold break-words"
            >
              {name}
            </a>
            <WaitingButton listingId={id} isWaiting onChanged={() => setLeft([...left, id])} />
          </li>
        ))}
      </ul>
    </section>
  );
}
