import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { ListViews } from '#web/features/admin-lists/list-views.tsx';
import { ListWithDetail } from '#web/features/detail-pane/list-with-detail.tsx';
import { loadOpened } from '#web/features/detail-pane/load-opened.ts';
import { useDetail } from '#web/features/detail-pane/use-detail.ts';
import { usePage } from '#web/page/page-context.tsx';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { AdvertTabs } from '#web/features/advert-tabs/advert-tabs.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AdvertFilters } from './advert-filters.tsx';
import type { AdvertChoice, AdvertList } from './advert-list.ts';
import { AdvertTable } from './advert-table.tsx';
import { OpenedAdvert } from './opened-advert.tsx';
import { ReviewTable } from './review-table.tsx';

interface AdvertsData {
  readonly choice: AdvertChoice;
  readonly list: AdvertList;
  readonly settings: ListState['settings'];
  readonly opened: ManagedAdvert | undefined;
}

/** All adverts in any state, or those published without approval that nobody has seen. */
export const screen = defineScreen<AdvertsData>({
  layout: 'bare',
  load: async ({ api, locale, query }) => {
    const choice = chosenFilters(query) as AdvertChoice;
    const [list, settings, opened] = await Promise.all([
      api.managedAdverts.list({ query: { ...choice, lang: locale } }),
      api.adminLists.get({ params: { list: 'adverts' } }),
      loadOpened(query, (id) => api.managedAdverts.get({ params: { id }, query: { lang: locale } })),
    ]);
    return { choice, list, settings, opened };
  },
  head: ({ choice }, { i18n }) => ({
    title: choice.review ? i18n._(msg`Inzeráty k dodatečné kontrole`) : i18n._(msg`Všechny inzeráty`),
    alternates: pathsInAllLocales('admin-all-adverts'),
    isIndexed: false,
  }),
  Page: function AllAdvertsPage({ data: { choice, list, settings, opened } }) {
    const { locale } = usePage();
    const { adverts } = list;
    const detail = useDetail(adverts.map(({ id }) => id));
    const state = { list: 'adverts', settings } as const;
    const isReview = choice.review === 'yes';
    const Table = isReview ? ReviewTable : AdvertTable;
    const isFiltered = Object.keys(choice).some((name) => name !== 'review' && name !== 'page');
    return (
      <AdminFrame
        title={isReview ? <Trans>Inzeráty k dodatečné kontrole</Trans> : <Trans>Všechny inzeráty</Trans>}
        aside={<ListViews state={state} keptParams={['review']} />}
      >
        <AdvertTabs />
        <AdvertFilters choice={choice} list={list} state={state} />
        <ListWithDetail
          detail={detail}
          pane={
            opened && {
              title: <span lang={opened.content.lang}>{opened.content.name}</span>,
              href: routePath('admin-advert', locale, { id: opened.id }),
              content: <OpenedAdvert advert={opened} />,
            }
          }
        >
          {adverts.length > 0 && <Table adverts={adverts} state={state} detail={detail} />}
          {adverts.length === 0 &&
            (isReview && !isFiltered ? (
              <EmptyState pictogram="carafe" title={<Trans>Nic nečeká</Trans>}>
                <p>
                  <Trans>Všechny inzeráty zveřejněné bez schválení už někdo zkontroloval.</Trans>
                </p>
              </EmptyState>
            ) : (
              <p className="py-10 text-center text-muted">
                <Trans>Žádné takové inzeráty jsme nenašli.</Trans>
              </p>
            ))}
          <Pager page={list.page} hasMore={list.has_more} />
        </ListWithDetail>
      </AdminFrame>
    );
  },
});
