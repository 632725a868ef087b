import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { AdvertTabs } from '#web/features/advert-tabs/advert-tabs.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AdvertFilters } from './advert-filters.tsx';
import type { AdvertChoice, AdvertList } from './advert-list.ts';
import { AdvertTable } from './advert-table.tsx';
import { ReviewTable } from './review-table.tsx';

/** All adverts in any state, or those published without approval that nobody has seen. */
export const screen = defineScreen<{ readonly choice: AdvertChoice; readonly list: AdvertList }>({
  layout: 'bare',
  load: async ({ api, locale, query }) => {
    const choice = chosenFilters(query) as AdvertChoice;
    return { choice, list: await api.managedAdverts.list({ query: { ...choice, lang: locale } }) };
  },
  head: ({ choice }, { i18n }) => ({
    title: choice.review ? i18n._(msg`Inzeráty k dodatečné kontrole`) : i18n._(msg`Všechny inzeráty`),
    alternates: pathsInAllLocales('admin-all-adverts'),
    isIndexed: false,
  }),
  Page: function AllAdvertsPage({ data: { choice, list } }) {
    const { adverts } = list;
    const isReview = choice.review === 'yes';
    const isFiltered = Object.keys(choice).some((name) => name !== 'review' && name !== 'page');
    return (
      <AdminFrame title={isReview ? <Trans>Inzeráty k dodatečné kontrole</Trans> : <Trans>Všechny inzeráty</Trans>}>
        <AdvertTabs />
        <AdvertFilters choice={choice} list={list} />
        {adverts.length > 0 && (isReview ? <ReviewTable adverts={adverts} /> : <AdvertTable adverts={adverts} />)}
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
      </AdminFrame>
    );
  },
});
