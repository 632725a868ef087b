import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminOrderRow } from '#shared/orders/admin-contract.ts';
import { classes } from '#web/ui/classes.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { OrderStateMark } from '#web/features/order/order-state-mark.tsx';
import { channelTexts, deliveryTexts, paymentTexts } from '#web/features/order/order-texts.ts';
import { ReturnMarks } from '#web/features/order/return-marks.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { LazyBulkActions } from './lazy-bulk-actions.tsx';

/** Orders, with bulk actions for selected ones. */
export function OrderTable({ orders }: { orders: readonly AdminOrderRow[] }) {
  const { t, i18n } = useLingui();
  const { locale, search } = usePage();
  const selection = useSelection(orders.map(({ id }) => id));
  return (
    <>
      <LazyBulkActions selection={selection} chosen={orders.filter(({ id }) => selection.has(id))} />
      <DataTable
        isList
        label={t`Objednávky`}
        columns={[
          checkColumn(selection, orders),
          { title: <Trans>Objednávka</Trans> },
          { title: <Trans>Stav</Trans> },
          { title: <Trans>Zákazník</Trans> },
          { title: <Trans>Doprava</Trans> },
          { title: <Trans>Platba</Trans> },
          { title: <Trans>Kusů</Trans>, isFigure: true },
          { title: <Trans>Celkem</Trans>, isFigure: true },
        ]}
      >
        {orders.map((order) => (
          <DataRow key={order.id}>
            <Cell isCheck>
              <RowCheck
                label={t`Vybrat objednávku ${order.number}`}
                checked={selection.has(order.id)}
                onChange={() => selection.toggle(order.id)}
              />
            </Cell>
            <RowHead>
              <a href={`${routePath('admin-order', locale, { id: order.id })}${search}`} className="font-semibold">
                {order.number}
              </a>
              <span className="block font-normal whitespace-nowrap text-muted">
                {formatDateTime(order.placed_at, locale)}
                {order.channel !== 'web' && `, ${i18n._(channelTexts[order.channel])}`}
              </span>
            </RowHead>
            <Cell>
              <OrderStateMark state={order.state} delivery={order.delivery} isNew={order.is_new} />
              {order.collect_by && (
                <span
                  className={classes('block', order.is_pickup_late ? 'text-burgundy-text font-semibold' : 'text-muted')}
                >
                  {order.is_pickup_late
                    ? t`nevyzvednuto do ${formatDate(order.collect_by, locale)}`
                    : t`do ${formatDate(order.collect_by, locale)}`}
                </span>
              )}
              <ReturnMarks returns={order.returns} />
            </Cell>
            <Cell>
              {order.name}
              {order.company && `, ${order.company}`}
              <span className="block break-all text-muted">{order.email}</span>
            </Cell>
            <Cell>
              {i18n._(deliveryTexts[order.delivery])}
              {order.place && <span className="block text-muted">{order.place}</span>}
            </Cell>
            <Cell>
              {i18n._(paymentTexts[order.payment])}
              <span className="block text-muted">{order.is_paid ? t`zaplaceno` : t`nezaplaceno`}</span>
            </Cell>
            <Cell isFigure label={<Trans>Kusů</Trans>}>
              {order.pieces}
            </Cell>
            <Cell isFigure>
              <ChargedPrice money={order.total} />
            </Cell>
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}
