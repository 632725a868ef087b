import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { payoutMinimums } from '#shared/payouts/payouts.ts';
import type { ApiClient } from '#web/api/client.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { StateChips } from '#web/features/filtered-list/state-chips.tsx';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { ListTabs } from '#web/features/filtered-list/list-tabs.tsx';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BatchTable } from './batch-table.tsx';
import { CandidateTable } from './candidate-table.tsx';
import type { CandidateChoice, PayoutsData } from './payouts-data.ts';

async function loadView(api: ApiClient, query: URLSearchParams): Promise<PayoutsData> {
  const { view, ...choice } = chosenFilters(query);
  if (view === 'batches') return { view, list: await api.adminPayouts.list({ query: choice }) };
  const asked = choice as CandidateChoice;
  return { view: 'candidates', choice: asked, list: await api.adminPayouts.candidates({ query: asked }) };
}

/** Margins of influencers and refunds that leave the account in batches. */
export const screen = defineScreen<PayoutsData>({
  layout: 'bare',
  load: ({ api, query }) => loadView(api, query),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Výplaty`),
    alternates: pathsInAllLocales('admin-payouts'),
    isIndexed: false,
  }),
  Page: function AdminPayoutsPage({ data }) {
    return (
      <AdminFrame title={<Trans>Výplaty</Trans>}>
        <ViewTabs data={data} />
        {data.view === 'batches' ? <Batches data={data} /> : <Candidates data={data} />}
        <Pager page={data.list.page} hasMore={data.list.has_more} />
      </AdminFrame>
    );
  },
});

function ViewTabs({ data }: { data: PayoutsData }) {
  const { t } = useLingui();
  const { path } = usePage();
  const current = data.view === 'batches' ? 'batches' : (data.choice.kind ?? 'influencers');
  const tabs = [
    { name: 'influencers', href: path, text: t`Marže influencerů` },
    { name: 'refunds', href: `${path}?kind=refunds`, text: t`Vratky převodem` },
    { name: 'batches', href: `${path}?view=batches`, text: t`Dávky` },
  ];
  return (
    <ListTabs
      label={t`Co zobrazit`}
      tabs={tabs.map(({ name, href, text }) => ({ href, text, isCurrent: name === current }))}
    />
  );
}

function Batches({ data: { list } }: { data: Extract<PayoutsData, { view: 'batches' }> }) {
  if (list.batches.length > 0) return <BatchTable batches={list.batches} />;
  return (
    <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádná dávka</Trans>}>
      <p>
        <Trans>Vyberte marže nebo vratky, které chcete vyplatit, a vytvořte z nich dávku pro banku.</Trans>
      </p>
    </EmptyState>
  );
}

/** Small sums may wait until they are worth a transfer. */
function MinimumChips({ minimum }: { minimum: CandidateChoice['minimum'] }) {
  const { t } = useLingui();
  const { currency, text } = useShopMoney();
  return (
    <StateChips
      resetParams={[]}
      filter={{
        name: 'minimum',
        label: t`Nejméně`,
        value: minimum,
        options: [
          { value: '', text: t`bez omezení` },
          ...payoutMinimums(currency.code).map((sum) => ({ value: sum, text: t`od ${text(sum)}` })),
        ],
      }}
    />
  );
}

function Candidates({ data: { list, choice } }: { data: Extract<PayoutsData, { view: 'candidates' }> }) {
  const chips = choice.kind !== 'refunds' && <MinimumChips minimum={choice.minimum} />;
  if (list.candidates.length > 0)
    return (
      <>
        {chips}
        <CandidateTable key={choice.kind} candidates={list.candidates} />
      </>
    );
  if (choice.minimum !== undefined)
    return (
      <>
        {chips}
        <p className="py-10 text-center text-muted">
          <Trans>Tolik zatím nikdo k výplatě nemá.</Trans>
        </p>
      </>
    );
  return (
    <EmptyState pictogram="carafe" title={<Trans>Vše je vyplaceno</Trans>}>
      <p>
        {choice.kind === 'refunds' ? (
          <Trans>Žádná vratka na převod nečeká.</Trans>
        ) : (
          <Trans>Žádný influencer teď nemá marži k výplatě.</Trans>
        )}
      </p>
    </EmptyState>
  );
}
