import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { AdminOrderRow, adminOrdersContract } from '#shared/orders/admin-contract.ts';
import { orderMoves, type OrderMove } from '#shared/orders/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/admin/confirm-dialog.tsx';
import { useAction } from '#web/features/admin/use-action.ts';
import { useDecision } from '#web/features/admin/use-decision.ts';
import { useSelection } from '#web/features/admin/use-selection.ts';
import { CancelOrdersDialog } from '#web/features/order/cancel-orders-dialog.tsx';
import { orderStateTexts } from '#web/features/order/order-state.ts';
import { deliveryTexts, moveTexts, obstacleTexts, paymentTexts } from '#web/features/order/order-texts.ts';
import { PaidDialog } from '#web/features/order/paid-dialog.tsx';
import { SendDialog } from '#web/features/order/send-dialog.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

type LeftOrders = CallAnswer<(typeof adminOrdersContract)['move']>['left'];

/** Orders with what may be done to several of them at once. */
export function OrderTable({ orders }: { orders: readonly AdminOrderRow[] }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { ids, has, toggle, toggleAll } = useSelection(orders.map(({ id }) => id));
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const { isDeciding, decide } = useDecision();
  const isBusy = isRunning || isDeciding;
  const [asked, setAsked] = useState<OrderMove | 'pay'>();
  const [left, setLeft] = useState<LeftOrders>([]);
  const chosen = orders.filter(({ id }) => has(id));
  // What all of the chosen allow.
  const moves = orderMoves.filter((move) => chosen.length > 0 && chosen.every((order) => order.moves.includes(move)));
  const { adminOrders } = browserApi;
  type Details = Omit<Parameters<typeof adminOrders.move>[0]['body'], 'ids' | 'move'>;
  const move = (wanted: OrderMove, details: Details = {}) => {
    setAsked(undefined);
    setLeft([]);
    // Whoever hands over at a branch looks at one person at a time: what asks for that is left for the order itself.
    void run(async () => {
      const moved = await adminOrders.move({ body: { ids: [...ids], move: wanted, ...details } });
      setLeft(moved.left);
      const count = moved.decided.length;
      if (count > 0) showSnackbar({ text: t`Hotovo. Dotčených záznamů: ${count}.`, tone: 'success' });
      reload();
    });
  };
  const asksFirst = (wanted: OrderMove) => wanted === 'cancel' || wanted === 'send' || wanted === 'deliver';
  const dialog = (which: OrderMove | 'pay') => ({
    isOpen: asked === which,
    isBusy,
    onClose: () => setAsked(undefined),
  });
  return (
    <>
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-2" role="group" aria-label={t`S vybranými`}>
        <span className="text-sm text-muted tabular-nums">
          <Trans>Vybráno: {ids.length}</Trans>
        </span>
        {moves.map((each) => (
          <Button
            key={each}
            size="small"
            look={each === 'cancel' ? 'danger' : 'secondary'}
            disabled={isBusy}
            onClick={() => (asksFirst(each) ? setAsked(each) : move(each))}
          >
            {i18n._(moveTexts[each])}
          </Button>
        ))}
        {chosen.length > 0 && chosen.every((order) => order.waits_for_money) && (
          <Button size="small" look="secondary" disabled={isBusy} onClick={() => setAsked('pay')}>
            <Trans>Peníze přišly</Trans>
          </Button>
        )}
        {ids.length > 0 && (
          <LinkButton
            size="small"
            look="quiet"
            href={`/api/admin/packing-slips.pdf?ids=${ids.join(',')}&lang=${locale}`}
            target="_blank"
          >
            <Icon name="download" size={16} />
            <Trans>Dodací listy</Trans>
          </LinkButton>
        )}
        {chosen.some((order) => order.has_invoice) && (
          <LinkButton size="small" look="quiet" href={`/api/admin/invoices.pdf?ids=${ids.join(',')}`} target="_blank">
            <Icon name="download" size={16} />
            <Trans>Faktury</Trans>
          </LinkButton>
        )}
      </div>
      {left.length > 0 && <LeftAsTheyWere left={left} />}
      <DataTable
        label={t`Objednávky`}
        columns={[
          {
            title: (
              <input
                type="checkbox"
                aria-label={t`Vybrat všechny`}
                checked={ids.length === orders.length}
                onChange={toggleAll}
                className="size-5 accent-link"
              />
            ),
          },
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
            <Cell>
              <input
                type="checkbox"
                aria-label={t`Vybrat objednávku ${order.number}`}
                checked={has(order.id)}
                onChange={() => toggle(order.id)}
                className="size-5 accent-link"
              />
            </Cell>
            <RowHead>
              <a href={routePath('admin-order', locale, { id: order.id })} className="font-semibold">
                {order.number}
              </a>
              <span className="block font-normal whitespace-nowrap text-muted">
                {formatDateTime(order.placed_at, locale)}
              </span>
            </RowHead>
            <Cell>
              {i18n._(orderStateTexts[order.state])}
              {order.is_new && (
                <strong className="block">
                  <Trans>nová</Trans>
                </strong>
              )}
            </Cell>
            <Cell>
              {order.name}
              {order.company && <span className="block">{order.company}</span>}
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
            <Cell isFigure>{order.pieces}</Cell>
            <Cell isFigure>
              <ChargedPrice money={order.total} />
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <SendDialog {...dialog('send')} orders={chosen} onSend={(tracking_codes) => move('send', { tracking_codes })} />
      <CancelOrdersDialog
        {...dialog('cancel')}
        title={t`Zrušit vybrané objednávky?`}
        onCancel={(reason) => move('cancel', { reason })}
      />
      <ConfirmDialog
        {...dialog('deliver')}
        title={t`Jsou tyto objednávky u zákazníků?`}
        nameTitle={t`Objednávka`}
        rows={chosen.map(({ id, number: name, total: amount }) => ({ id, name, amount }))}
        action={t`Ano, jsou předané`}
        onConfirm={() => move('deliver')}
      >
        <Trans>Zákazníci dostanou e-mail a začne jim běžet 14 dnů na odstoupení. Zpět to vzít nejde.</Trans>
      </ConfirmDialog>
      <PaidDialog
        {...dialog('pay')}
        orders={chosen}
        onPaid={() => {
          setAsked(undefined);
          void decide(() => adminOrders.markSeveralPaid({ body: { ids: [...ids] } }));
        }}
      />
    </>
  );
}

/** Orders that were to be moved and were not, each with its reason. */
function LeftAsTheyWere({ left }: { left: LeftOrders }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <div role="status" className="mb-3 rounded border border-amber bg-amber-soft px-4 py-3">
      <p className="font-semibold">
        <Trans>Beze změny zůstalo:</Trans>
      </p>
      <ul>
        {left.map(({ id, number, why }) => (
          <li key={id}>
            <a href={routePath('admin-order', locale, { id })} className="font-semibold">
              {number ?? id}
            </a>{' '}
            {i18n._(obstacleTexts[why])}
          </li>
        ))}
      </ul>
    </div>
  );
}
