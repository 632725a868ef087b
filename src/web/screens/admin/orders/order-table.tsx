import { Trans, useLingui } from '@lingui/react/macro';
import { adminLists } from '#shared/admin-lists/lists.ts';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminOrderRow } from '#shared/orders/admin-contract.ts';
import { classes } from '#web/ui/classes.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { useHiddenColumns, type ListState } from '#web/features/admin-lists/list-state.ts';
import { useSortHeadings } from '#web/features/admin-lists/sort-heading.tsx';
import { DetailLink } from '#web/features/detail-pane/detail-link.tsx';
import { withoutDetail, type DetailControls } from '#web/features/detail-pane/use-detail.ts';
import { useListKeys } from '#web/features/detail-pane/use-list-keys.ts';
import { OrderStateMark } from '#web/features/order/order-state-mark.tsx';
import { channelTexts, deliveryTexts, paymentTexts } from '#web/features/order/order-texts.ts';
import { ReturnMarks } from '#web/features/order/return-marks.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead, SecondLine } from '#web/ui/data-table.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import type { OrderChoice } from './order-list.ts';
import { LazyBulkActions } from './lazy-bulk-actions.tsx';

interface OrderTableProps {
  readonly orders: readonly AdminOrderRow[];
  readonly sort: OrderChoice['sort'];
  readonly state: ListState;
  readonly detail: DetailControls;
}

/** What is left of the columns beside an open order. */
const besideDetail = adminLists.orders.columns.filter((column) => column !== 'state' && column !== 'total');

/** Orders, with bulk actions for selected ones. */
export function OrderTable({ orders, sort, state, detail }: OrderTableProps) {
  const { t, i18n } = useLingui();
  const { locale, search } = usePage();
  const selection = useSelection(orders.map(({ id }) => id));
  const sortable = useSortHeadings(sort, 'newest');
  const hidden = useHiddenColumns(state);
  useListKeys({ detail, selection });
  return (
    <>
      <LazyBulkActions selection={selection} chosen={orders.filter(({ id }) => selection.has(id))} />
      <DataTable
        isList
        hidden={detail.opened === undefined ? hidden : besideDetail}
        label={t`Objednávky`}
        columns={[
          checkColumn(selection, orders),
          sortable(<Trans>Objednávka</Trans>, { ascending: 'oldest', descending: 'newest' }),
          { name: 'state', title: <Trans>Stav</Trans> },
          { name: 'buyer', title: <Trans>Zákazník</Trans> },
          { name: 'delivery', title: <Trans>Doprava</Trans> },
          { name: 'payment', title: <Trans>Platba</Trans> },
          { name: 'pieces', title: <Trans>Kusů</Trans>, isFigure: true },
          { name: 'total', ...sortable(<Trans>Celkem</Trans>, { descending: 'largest' }), isFigure: true },
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
              <DetailLink
                row={order.id}
                detail={detail}
                href={`${routePath('admin-order', locale, { id: order.id })}${withoutDetail(search)}`}
                className="font-semibold"
              >
                {order.number}
              </DetailLink>
              <span className="block font-normal whitespace-nowrap text-muted">
                {formatDateTime(order.placed_at, locale)}
                {order.channel !== 'web' && `, ${i18n._(channelTexts[order.channel])}`}
              </span>
            </RowHead>
            <Cell column="state">
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
            <Cell column="buyer">
              {order.name}
              {order.company && `, ${order.company}`}
              <SecondLine text={order.email} />
            </Cell>
            <Cell column="delivery">
              {i18n._(deliveryTexts[order.delivery])}
              <SecondLine text={order.place} />
            </Cell>
            <Cell column="payment">
              {i18n._(paymentTexts[order.payment])}
              <span className="block text-muted">{order.is_paid ? t`zaplaceno` : t`nezaplaceno`}</span>
            </Cell>
            <Cell column="pieces" isFigure label={<Trans>Kusů</Trans>}>
              {order.pieces}
            </Cell>
            <Cell column="total" isFigure>
              <ChargedPrice money={order.total} />
            </Cell>
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}
