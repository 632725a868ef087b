import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { SubscriberFilters } from './subscriber-filters.tsx';
import type { SubscriberChoice, SubscriberList } from './subscriber-list.ts';
import { SubscriberTable } from './subscriber-table.tsx';

/** Who reads the newsletter: search, export, erase at their request. */
export const screen = defineScreen<{ readonly choice: SubscriberChoice; readonly list: SubscriberList }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as SubscriberChoice;
    return { choice, list: await api.adminSubscribers.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Odběratelé newsletteru`),
    alternates: pathsInAllLocales('admin-subscribers'),
    isIndexed: false,
  }),
  Page: function AdminSubscribersPage({ data: { choice, list } }) {
    const { locale, search } = usePage();
    const { active, unconfirmed, unsubscribed, suppressed } = list.counts;
    const count = (number: number) => wholeNumberText(number, locale);
    return (
      <AdminFrame
        title={<Trans>Odběratelé newsletteru</Trans>}
        aside={
          <p className="text-sm text-muted tabular-nums">
            <Trans>
              odebírá {count(active)} · čeká na potvrzení {count(unconfirmed)} · odhlášených {count(unsubscribed)} ·
              nedoručitelných {count(suppressed)}
            </Trans>
          </p>
        }
      >
        <SubscriberFilters choice={choice} total={list.total} />
        {list.subscribers.length > 0 && <SubscriberTable subscribers={list.subscribers} />}
        {list.subscribers.length === 0 && search === '' && (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádný odběratel</Trans>}>
            <p>
              <Trans>K odběru se lidé přihlašují v patičce webu a ve svém účtu.</Trans>
            </p>
          </EmptyState>
        )}
        {list.subscribers.length === 0 && search !== '' && (
          <p className="py-10 text-center text-muted">
            <Trans>Nikoho takového jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
