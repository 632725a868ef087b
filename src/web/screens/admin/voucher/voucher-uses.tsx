import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminVoucher } from '#shared/vouchers/admin-contract.ts';
import { useHasScope } from '#web/features/session/use-has-scope.ts';
import { DataRow, DataTable, Cell, RowHead } from '#web/ui/data-table.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';

/** Totals of a voucher and the newest orders that used it. */
export function VoucherUses({ voucher }: { voucher: AdminVoucher }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const mayOpenOrders = useHasScope('orders');
  // The saved price of delivery is not recorded anywhere.
  const isOfDelivery = voucher.kind === 'free_delivery';
  return (
    <>
      <dl className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        <Sum label={t`Objednávky`}>{voucher.uses}</Sum>
        <Sum label={t`Sleva celkem`}>{isOfDelivery ? '–' : <ChargedPrice money={voucher.discounts} />}</Sum>
        {voucher.influencer && (
          <>
            <Sum label={t`Obrat bez DPH`}>
              <ChargedPrice money={voucher.turnover} />
            </Sum>
            <Sum label={t`Marže`}>
              <ChargedPrice money={voucher.margin} />
            </Sum>
          </>
        )}
      </dl>
      {voucher.orders.length === 0 ? (
        <p className="text-muted">
          <Trans>Zatím ho nikdo nepoužil.</Trans>
        </p>
      ) : (
        <DataTable
          label={t`Objednávky`}
          columns={[
            { title: <Trans>Objednávka</Trans> },
            { title: <Trans>Kdy</Trans> },
            { title: <Trans>Sleva</Trans>, isFigure: true },
          ]}
        >
          {voucher.orders.map(({ id, number, placed_at, discount, is_released }) => (
            <DataRow key={number}>
              <RowHead>
                {mayOpenOrders ? (
                  <a href={routePath('admin-order', locale, { id })} className="tabular-nums">
                    {number}
                  </a>
                ) : (
                  <span className="tabular-nums">{number}</span>
                )}
                {is_released && (
                  <span className="block font-normal text-muted">
                    <Trans>zrušená</Trans>
                  </span>
                )}
              </RowHead>
              <Cell>{formatDateTime(placed_at, locale)}</Cell>
              <Cell isFigure>{isOfDelivery ? '–' : <ChargedPrice money={discount} />}</Cell>
            </DataRow>
          ))}
        </DataTable>
      )}
    </>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </>
  );
}
