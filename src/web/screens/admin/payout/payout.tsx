import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { adminPayoutsContract, Payout, PayoutBatch } from '#shared/payouts/contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { AccountNumber, BatchStateMark, PayoutStateMark } from '#web/features/payouts/payout-states.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { BatchActions } from './batch-actions.tsx';
import { Downloads } from './downloads.tsx';
import { TakeOutButton } from './take-out-button.tsx';

/** A batch of payments: its files for the bank, and what was sent. */
export const screen = defineScreen<CallAnswer<(typeof adminPayoutsContract)['get']>>({
  layout: 'bare',
  load: ({ api, params: { id } }) => api.adminPayouts.get({ params: { id: Number(id) } }),
  head: ({ batch: { id } }, { i18n }) => ({
    title: i18n._(msg`Výplatní dávka ${{ id }}`),
    alternates: mapLocales((locale) => routePath('admin-payout', locale, { id })),
    isIndexed: false,
  }),
  Page: function AdminPayoutPage({ data }) {
    const { locale } = usePage();
    const { batch, payouts } = data;
    return (
      <AdminFrame title={<Trans>Výplatní dávka {batch.id}</Trans>} aside={<BatchStateMark batch={batch} />}>
        <p className="mb-3">
          <BackToList href={`${routePath('admin-payouts', locale)}?view=batches`}>
            <Trans>Zpět na dávky</Trans>
          </BackToList>
        </p>
        <p className="mb-3 text-sm text-muted">
          <Trans>
            Celkem <ChargedPrice money={batch.total} />, splatnost {formatDate(batch.due_on, locale)}
          </Trans>
          <span className="block">
            <Trans>Vytvořeno</Trans> {formatDateTime(batch.created_at, locale)}
            {batch.created_by && ` · ${batch.created_by}`}
          </span>
        </p>
        <BatchActions data={data} />
        <Downloads downloads={data.downloads} isSent={batch.state === 'paid'} />
        <PayoutTable batch={batch} payouts={payouts} />
      </AdminFrame>
    );
  },
});

function PayoutTable({ batch, payouts }: { batch: PayoutBatch; payouts: readonly Payout[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <DataTable
      isList
      label={t`Platby v dávce`}
      columns={[
        { title: <Trans>Příjemce</Trans> },
        { title: <Trans>Účet</Trans> },
        { title: <Trans>Variabilní symbol</Trans> },
        { title: <Trans>Částka</Trans>, isFigure: true },
        { title: <Trans>Stav</Trans> },
      ]}
    >
      {payouts.map((payout) => (
        <DataRow key={payout.id}>
          <RowHead>
            <span className="font-semibold">{payout.recipient}</span>
            <span className="block text-sm font-normal text-muted">
              {payout.account_id === null ? <Trans>vratka</Trans> : <Trans>marže</Trans>}
            </span>
          </RowHead>
          <Cell>
            <AccountNumber iban={payout.bank_account} />
          </Cell>
          <Cell label={<Trans>Variabilní symbol</Trans>}>
            {payout.order_id === null ? (
              <span className="tabular-nums">{payout.variable_symbol}</span>
            ) : (
              <a href={routePath('admin-order', locale, { id: payout.order_id })} className="tabular-nums">
                {payout.variable_symbol}
              </a>
            )}
          </Cell>
          <Cell isFigure>
            <ChargedPrice money={payout.amount} />
          </Cell>
          <Cell>
            <PayoutStateMark payout={payout} />
            {payout.taken_out && <TakenOut takenOut={payout.taken_out} />}
            {payout.can_be_taken_out && <TakeOutButton batch={batch} payout={payout} />}
            {payout.paid_at && <span className="block text-sm text-muted">{formatDate(payout.paid_at, locale)}</span>}
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

function TakenOut({ takenOut: { at, by, reason } }: { takenOut: NonNullable<Payout['taken_out']> }) {
  const { locale } = usePage();
  return (
    <span className="block text-sm text-muted">
      {reason}
      <span className="block">
        {formatDateTime(at, locale)} {by && `· ${by}`}
      </span>
    </span>
  );
}
