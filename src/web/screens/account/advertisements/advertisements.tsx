import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { advertsContract } from '#shared/adverts/contract.ts';
import { shownStates, type ShownState } from '#shared/adverts/lifecycle.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { watchdogsContract } from '#shared/watchdogs/contract.ts';
import type { toppingContract } from '#shared/topping/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen, notFound } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { AdvertRow } from './advert-row.tsx';
import { StateTabs } from './state-tabs.tsx';

interface AdvertsData {
  readonly list: CallAnswer<(typeof advertsContract)['list']>;
  readonly statistics: CallAnswer<(typeof advertsContract)['statistics']>;
  readonly state: ShownState | undefined;
  /** How many people look for what the adverts offer. */
  readonly interest: CallAnswer<(typeof watchdogsContract)['interest']>;
  readonly toppings: CallAnswer<(typeof toppingContract)['current']>;
}

/** The user's adverts by state, with their actions. */
export const screen = defineScreen<AdvertsData>({
  load: async ({ api, locale, query }) => {
    const asked = query.get('state');
    const state = shownStates.find((each) => each === asked);
    if (asked !== null && !state) throw notFound();
    const page = query.get('page') ?? '1';
    if (!/^[1-9]\d{0,3}$/.test(page)) throw notFound();
    const [list, statistics, toppings] = await Promise.all([
      api.adverts.list({ query: { lang: locale, page, ...(state && { state }) } }),
      api.adverts.statistics(),
      api.topping.current(),
    ]);
    const ids = list.adverts.filter(
      ({ state, offer_type: type, hidden_reason: hidden }) =>
        state === 'approved' && hidden === null && type === 'supply',
    );
    const interest =
      ids.length === 0 ? [] : await api.watchdogs.interest({ query: { ids: ids.map(({ id }) => id).join(',') } });
    return { list, statistics, state, interest, toppings };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Moje inzeráty`),
    alternates: pathsInAllLocales('account-advertisements'),
    isIndexed: false,
  }),
  Page: function AdvertisementsPage({ data: { list, statistics, state, interest, toppings } }) {
    const { locale, path } = usePage();
    const { total, limit } = statistics;
    const current = limit === null ? wholeNumberText(total, locale) : `${total}/${limit}`;
    const hrefOf = (page: number) => {
      const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
      return query.size > 0 ? `${path}?${query}` : path;
    };
    return (
      <>
        <header className="mb-5 flex flex-wrap items-center justify-between gap-4">
          <div>
            <h1 className="text-3xl">
              <Trans>Moje inzeráty</Trans>
            </h1>
            <p className="text-muted tabular-nums">
              {limit === null ? (
                <Trans>Veřejných, čekajících a pozastavených: {current}</Trans>
              ) : (
                <Trans>Do limitu se počítá: {current}</Trans>
              )}
            </p>
          </div>
          <LinkButton href={routePath('account-advertisements-add', locale)}>
            <Icon name="plus" />
            <Trans>Přidat inzerát</Trans>
          </LinkButton>
        </header>
        <StateTabs counts={list.counts} current={state} />
        {list.adverts.length === 0 ? (
          <NoAdverts isOfState={state !== undefined} />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {list.adverts.map((advert) => (
              <AdvertRow
                key={advert.id}
                advert={advert}
                interested={interest.find(({ id }) => id === advert.id)?.people ?? 0}
                topping={openTopping(toppings, advert.id)}
              />
            ))}
          </ul>
        )}
        <Pagination current={list.page} last={list.pages} hrefOf={hrefOf} />
      </>
    );
  },
});

function openTopping(toppings: AdvertsData['toppings'], id: number): 'unpaid' | 'requested' | undefined {
  const states = toppings.filter((each) => each.advert_id === id).map(({ state }) => state);
  return states.find((state) => state !== 'running');
}

function NoAdverts({ isOfState }: { isOfState: boolean }) {
  const { locale } = usePage();
  return (
    <EmptyState
      pictogram="carafe"
      title={isOfState ? <Trans>V tomto stavu nemáte žádný inzerát</Trans> : <Trans>Zatím nemáte žádný inzerát</Trans>}
    >
      <p>
        <Trans>Přidání trvá pár minut a je zdarma.</Trans>
      </p>
      <LinkButton look="secondary" href={routePath('account-advertisements-add', locale)}>
        <Trans>Přidat inzerát</Trans>
      </LinkButton>
    </EmptyState>
  );
}
