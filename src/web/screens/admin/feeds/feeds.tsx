import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminFeed } from '#shared/feeds/admin-contract.ts';
import { minutesBetweenBuilds } from '#shared/feeds/feeds.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { FeedRow } from './feed-row.tsx';

/** Feeds of goods for price comparison sites. */
export const screen = defineScreen<{ readonly feeds: readonly AdminFeed[] }>({
  layout: 'bare',
  load: ({ api, locale }) => api.adminFeeds.list({ query: { lang: locale } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Feedy zboží`),
    alternates: pathsInAllLocales('admin-feeds'),
    isIndexed: false,
  }),
  Page: function FeedsPage({ data: { feeds } }) {
    const { t } = useLingui();
    return (
      <AdminFrame title={<Trans>Feedy zboží</Trans>}>
        <p className="mb-3 max-w-[70ch] text-muted">
          <Trans>
            Adresu feedu zadejte ve správě srovnávače. Změny zboží, cen a skladu jsou ve feedu nejpozději za{' '}
            {minutesBetweenBuilds} minut. Tabák a kategorie, které se nesmějí propagovat, v žádném feedu nejsou.
          </Trans>
        </p>
        <DataTable
          isList
          label={t`Feedy zboží`}
          columns={[
            { title: <Trans>Feed a jeho adresa</Trans> },
            { title: <Trans>Stav</Trans> },
            { title: <Trans>Položek</Trans>, isFigure: true },
            { title: <Trans>Vynecháno</Trans> },
            { title: <Trans>Sestaven</Trans> },
            { title: <span className="sr-only">{t`Akce`}</span> },
          ]}
        >
          {feeds.map((feed) => (
            <FeedRow key={feed.code} feed={feed} />
          ))}
        </DataTable>
      </AdminFrame>
    );
  },
});
