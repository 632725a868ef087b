import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { adminVouchersContract, InfluencerRow } from '#shared/vouchers/admin-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { DataRow, DataTable, Cell, RowHead } from '#web/ui/data-table.tsx';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Choice = CallInput<(typeof adminVouchersContract)['influencers']>['query'];
type List = CallAnswer<(typeof adminVouchersContract)['influencers']>;

/** Influencers and their earnings. */
export const screen = defineScreen<{ readonly choice: Choice; readonly list: List }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as Choice;
    return { choice, list: await api.adminVouchers.influencers({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Influenceři`),
    alternates: pathsInAllLocales('admin-influencers'),
    isIndexed: false,
  }),
  Page: function AdminInfluencersPage({ data: { choice, list } }) {
    const { t } = useLingui();
    const { locale, search } = usePage();
    return (
      <AdminFrame title={<Trans>Influenceři</Trans>}>
        <FilterForm
          words={choice.q}
          wordsHint={t`jméno, e-mail`}
          aside={
            <>
              <CsvLink list="influencers" />
              <ResultCount total={list.total} />
            </>
          }
          sort={{
            name: 'sort',
            label: t`Řadit`,
            value: choice.sort,
            options: [
              { value: 'margin', text: t`od nejvyšší marže` },
              { value: 'turnover', text: t`od nejvyššího obratu` },
              { value: 'username', text: t`podle jména` },
            ],
          }}
        />
        {list.influencers.length > 0 && <InfluencerTable influencers={list.influencers} />}
        {list.influencers.length === 0 && search === '' && (
          <EmptyState pictogram="star" title={<Trans>Zatím tu není žádný influencer</Trans>}>
            <p>
              <Trans>Influencerem se uživatel stane, když ho uvedete u voucheru.</Trans>
            </p>
            <LinkButton look="secondary" href={routePath('admin-voucher-add', locale)}>
              <Trans>Přidat voucher</Trans>
            </LinkButton>
          </EmptyState>
        )}
        {list.influencers.length === 0 && search !== '' && (
          <p className="py-10 text-center text-muted">
            <Trans>Nikoho takového jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});

function InfluencerTable({ influencers }: { influencers: readonly InfluencerRow[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <DataTable
      isList
      label={t`Influenceři`}
      columns={[
        { title: <Trans>Uživatel</Trans> },
        { title: <Trans>E-mail</Trans> },
        { title: <Trans>Vouchery</Trans>, isFigure: true },
        { title: <Trans>Objednávky</Trans>, isFigure: true },
        { title: <Trans>Obrat bez DPH</Trans>, isFigure: true },
        { title: <Trans>Marže</Trans>, isFigure: true },
      ]}
    >
      {influencers.map(({ id, username, name, email, vouchers, orders, turnover, margin }) => (
        <DataRow key={id}>
          <RowHead>
            <a href={`${routePath('admin-vouchers', locale)}?influencer=${id}`} className="font-semibold">
              {username}
            </a>
            <span className="block font-normal text-muted">{name}</span>
          </RowHead>
          <Cell>
            <span className="break-all">{email}</span>
          </Cell>
          <Cell isFigure label={<Trans>Vouchery</Trans>}>
            {vouchers}
          </Cell>
          <Cell isFigure label={<Trans>Objednávky</Trans>}>
            {orders}
          </Cell>
          <Cell isFigure label={<Trans>Obrat bez DPH</Trans>}>
            <ChargedPrice money={turnover} />
          </Cell>
          <Cell isFigure label={<Trans>Marže</Trans>}>
            <ChargedPrice money={margin} />
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
