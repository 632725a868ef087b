import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { AdvertTabs } from '#web/features/advert-tabs/advert-tabs.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { AdvertQueue } from './advert-queue.tsx';
import type { QueueChoice, QueueData } from './queue-data.ts';
import { QueueFilters } from './queue-filters.tsx';
import { usePendingDecision } from './use-pending-decision.ts';

/** Adverts and changes waiting for a decision, the oldest first. */
export const screen = defineScreen<QueueData>({
  layout: 'bare',
  load: async ({ api, query, locale }) => {
    const choice = Object.fromEntries(query) as QueueChoice;
    const [queue, reasons] = await Promise.all([
      api.adminAdverts.queue({ query: { ...choice, lang: locale } }),
      api.adminReasons.list({ query: { kind: 'advert' } }),
    ]);
    return { choice, queue, reasons };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Inzeráty ke schválení`),
    alternates: pathsInAllLocales('admin-adverts'),
    isIndexed: false,
  }),
  Page: function AdminAdvertsPage({ data: { choice, queue, reasons } }) {
    const { path, search } = usePage();
    const decisions = usePendingDecision();
    const waiting = queue.total - queue.items.filter(decisions.isDecided).length;
    return (
      <AdminFrame
        title={<Trans>Inzeráty ke schválení</Trans>}
        aside={
          <p className="text-sm text-muted tabular-nums">
            <Trans>čeká: {waiting}</Trans>
          </p>
        }
      >
        <AdvertTabs />
        <QueueFilters choice={choice} items={queue.items} />
        <AdvertQueue items={queue.items} reasons={reasons} decisions={decisions} />
        <Pagination
          current={queue.page}
          last={queue.pages}
          hrefOf={(page) => `${path}${changedQuery(search, { page })}`}
        />
      </AdminFrame>
    );
  },
});
