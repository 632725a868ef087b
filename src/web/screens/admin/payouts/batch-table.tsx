import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { PayoutBatch } from '#shared/payouts/contract.ts';
import { BatchStateMark } from '#web/features/payouts/payout-states.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead, SecondLine } from '#web/ui/data-table.tsx';

export function BatchTable({ batches }: { batches: readonly PayoutBatch[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <DataTable
      isList
      label={t`Dávky`}
      columns={[
        { title: <Trans>Dávka</Trans> },
        { title: <Trans>Stav</Trans> },
        { title: <Trans>Splatnost</Trans>, isFigure: true },
        { title: <Trans>Odesláno</Trans>, isFigure: true },
        { title: <Trans>Částka</Trans>, isFigure: true },
        { title: <Trans>Vytvořeno</Trans> },
      ]}
    >
      {batches.map((batch) => (
        <DataRow key={batch.id}>
          <RowHead>
            <a href={routePath('admin-payout', locale, { id: batch.id })} className="font-semibold">
              <Trans>Dávka {batch.id}</Trans>
            </a>
          </RowHead>
          <Cell>
            <BatchStateMark batch={batch} />
            {batch.downloaded_at && batch.state === 'exported' && (
              <SecondLine text={formatDateTime(batch.downloaded_at, locale)} />
            )}
          </Cell>
          <Cell isFigure label={<Trans>Splatnost</Trans>}>
            {formatDate(batch.due_on, locale)}
          </Cell>
          <Cell isFigure label={<Trans>Odesláno</Trans>}>
            <Trans>
              {batch.paid} z {batch.payouts}
            </Trans>
          </Cell>
          <Cell isFigure>
            <ChargedPrice money={batch.total} className="font-semibold" />
          </Cell>
          <Cell>
            {formatDateTime(batch.created_at, locale)}
            <span className="block text-sm text-muted">{batch.created_by}</span>
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
