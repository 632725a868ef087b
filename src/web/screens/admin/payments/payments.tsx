import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { ListViews } from '#web/features/admin-lists/list-views.tsx';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { defineScreen } from '#web/page/screen.ts';
import type { OverpaymentQuery, RefundQuery, WebhookQuery, PaymentsData } from './payments-data.ts';
import { ApprovalNotice } from './approval-notice.tsx';
import { WebhookTable } from './webhook-table.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import { RefundTable } from './refund-table.tsx';
import { OverpaymentTable } from './overpayment-table.tsx';
import { ViewTabs } from './view-tabs.tsx';

async function loadState(api: ApiClient, list: ListState['list']): Promise<ListState> {
  return { list, settings: await api.adminLists.get({ params: { list } }) };
}

async function loadView(api: ApiClient, query: URLSearchParams): Promise<PaymentsData> {
  const { view, ...choice } = chosenFilters(query);
  if (view === 'refunds') {
    const asked = choice as RefundQuery;
    const [list, state] = await Promise.all([api.adminPayments.refunds({ query: asked }), loadState(api, 'refunds')]);
    return { view, choice: asked, list, state };
  }
  if (view === 'webhooks') {
    const asked = choice as WebhookQuery;
    return { view, choice: asked, list: await api.adminPayments.webhooks({ query: asked }) };
  }
  const asked = choice as OverpaymentQuery;
  const [list, state] = await Promise.all([
    api.adminPayments.overpayment({ query: asked }),
    loadState(api, 'overpayments'),
  ]);
  return { view: 'overpayment', choice: asked, list, state };
}

/** Overpayments, refunds and webhooks of gateways. */
export const screen = defineScreen<PaymentsData>({
  layout: 'bare',
  load: ({ api, query }) => loadView(api, query),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Platby`),
    alternates: pathsInAllLocales('admin-payments'),
    isIndexed: false,
  }),
  Page: function AdminPaymentsPage({ data }) {
    return (
      <AdminFrame
        title={<Trans>Platby</Trans>}
        aside={data.view !== 'webhooks' && <ListViews state={data.state} keptParams={['view']} />}
      >
        <ViewTabs view={data.view} />
        <PaymentFilters data={data} />
        <List data={data} />
        <Pager page={data.list.page} hasMore={data.list.has_more} />
      </AdminFrame>
    );
  },
});

function List({ data }: { data: PaymentsData }) {
  const { t } = useLingui();
  const empty = {
    overpayment: t`Žádné takové přeplatky jsme nenašli.`,
    refunds: isQueue(data) ? t`Žádná vratka nečeká.` : t`Žádnou takovou vratku jsme nenašli.`,
    webhooks: t`Žádné takové oznámení jsme nenašli.`,
  };
  const nothing = <p className="py-10 text-center text-muted">{empty[data.view]}</p>;
  if (data.view === 'overpayment')
    return data.list.payments.length > 0 ? (
      <OverpaymentTable payments={data.list.payments} state={data.state} />
    ) : (
      nothing
    );
  if (data.view === 'refunds')
    return (
      <>
        <ApprovalNotice list={data.list} />
        {data.list.refunds.length > 0 ? <RefundTable refunds={data.list.refunds} state={data.state} /> : nothing}
      </>
    );
  return data.list.webhooks.length > 0 ? <WebhookTable webhooks={data.list.webhooks} /> : nothing;
}

/** Everything that waits is shown, so nothing found means that nothing waits. */
function isQueue({ view, choice }: PaymentsData): boolean {
  return view === 'refunds' && choice.state !== 'done' && !choice.q && !choice.from && !choice.to;
}
