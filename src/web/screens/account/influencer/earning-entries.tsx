import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { InfluencerOverview } from '#shared/vouchers/contract.ts';
import { DataRow, DataTable, Cell, RowHead } from '#web/ui/data-table.tsx';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';

/** Paid orders and their returns, the newest first. */
export function EarningEntries({ overview: { entries, page, has_more } }: { overview: InfluencerOverview }) {
  const { t } = useLingui();
  const { locale } = usePage();
  if (entries.length === 0 && page === 1) {
    return (
      <p className="text-muted">
        <Trans>Zatím nikdo s vaším voucherem nezaplatil. Jakmile se tak stane, uvidíte to tady.</Trans>
      </p>
    );
  }
  return (
    <>
      <DataTable
        label={t`Jednotlivé položky`}
        columns={[
          { title: <Trans>Kdy</Trans> },
          { title: <Trans>Voucher</Trans> },
          { title: <Trans>Co</Trans> },
          { title: <Trans>Obrat bez DPH</Trans>, isFigure: true },
          { title: <Trans>Marže</Trans>, isFigure: true },
        ]}
      >
        {entries.map(({ id, code, kind, turnover, margin, happened_at }) => (
          <DataRow key={id}>
            <RowHead>
              <span className="font-normal whitespace-nowrap tabular-nums">{formatDateTime(happened_at, locale)}</span>
            </RowHead>
            <Cell>{code}</Cell>
            <Cell>{kind === 'order' ? <Trans>zaplacená objednávka</Trans> : <Trans>vrácené zboží</Trans>}</Cell>
            <Cell isFigure>
              <ChargedPrice money={turnover} />
            </Cell>
            <Cell isFigure>
              <ChargedPrice money={margin} />
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <Pager page={page} hasMore={has_more} />
    </>
  );
}
