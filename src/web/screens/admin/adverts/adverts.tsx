import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { adminAdvertsContract, QueueItem } from '#shared/adverts/admin-contract.ts';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { AdvertQueue } from './advert-queue.tsx';
import { QueueFilters } from './queue-filters.tsx';

export type QueueChoice = Omit<CallInput<(typeof adminAdvertsContract)['queue']>['query'], 'lang'>;
export type PreparedReasons = CallAnswer<(typeof adminAdvertsContract)['reasons']>;

interface QueueData {
  readonly choice: QueueChoice;
  readonly queue: {
    readonly items: QueueItem[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
  };
  readonly reasons: PreparedReasons;
}

/** Adverts and changes that wait for a decision, the oldest first. */
export const screen = defineScreen<QueueData>({
  layout: 'bare',
  load: async ({ api, query, locale }) => {
    const choice = Object.fromEntries(query) as QueueChoice;
    const [queue, reasons] = await Promise.all([
      api.adminAdverts.queue({ query: { ...choice, lang: locale } }),
      api.adminAdverts.reasons(),
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
    return (
      <AdminFrame
        title={<Trans>Inzeráty ke schválení</Trans>}
        aside={
          <p className="text-sm text-muted tabular-nums">
            <Trans>čeká: {queue.total}</Trans>
          </p>
        }
      >
        <QueueFilters choice={choice} />
        <AdvertQueue items={queue.items} reasons={reasons} />
        <Pagination
          current={queue.page}
          last={queue.pages}
          hrefOf={(page) => `${path}${changedQuery(search, { page })}`}
        />
      </AdminFrame>
    );
  },
});
