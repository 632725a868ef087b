import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { AdminOrderRow, adminOrdersContract } from '#shared/orders/admin-contract.ts';
import { orderMoves, type OrderMove } from '#shared/orders/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/admin/use-action.ts';
import { useSelection } from '#web/features/admin/use-selection.ts';
import { orderStateTexts } from '#web/features/order/order-state.ts';
import { deliveryTexts, moveTexts, obstacleTexts, paymentTexts } from '#web/features/order/order-texts.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
  const [asked, setAsked] = useState<OrderMove>();
  const [left, setLeft] = useState<LeftOrders>([]);
  const chosen = orders.filter(({ id }) => has(id));
  // What all of the chosen allow.
  const moves = orderMoves.filter((move) => chosen.length > 0 && chosen.every((order) => order.moves.includes(move)));
  const move = async (wanted: OrderMove) => {
    setAsked(undefined);
    setLeft([]);
    // Whoever hands over at a branch looks at one person at a time: what asks for that is left for the order itself.
    await run(async () => {
      const moved = await browserApi.adminOrders.move({ body: { ids: [...ids], move: wanted, age_checked: false } });
      setLeft(moved.left);
      const count = moved.decided.length;
      if (count > 0) showSnackbar({ text: t`Hotovo. Dotčených záznamů: ${count}.`, tone: 'success' });
      reload();
    });
  };
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
            disabled={isRunning}
            onClick={() => (each === 'cancel' ? setAsked(each) : void move(each))}
          >
            {i18n._(moveTexts[each])}
          </Button>
        ))}
        {ids.length > 0 && (
          <LinkButton
            size="small"
            look="quiet"
            href={`/api/admin/packing-slips.pdf?ids=${ids.join(',')}`}
            target="_blank"
          >
            <Icon name="download" size={16} />
            <Trans>Dodací listy</Trans>
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
            <Cell>{i18n._(orderStateTexts[order.state])}</Cell>
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
      <Dialog isOpen={asked !== undefined} onClose={() => setAsked(undefined)} title={t`Zrušit vybrané objednávky?`}>
        <p>
          <Trans>Zboží se vrátí do skladu a zaplacené peníze zákazníkům. Zpět to vzít nejde.</Trans>
        </p>
        <p className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setAsked(undefined)}>
            <Trans>Nechat být</Trans>
          </Button>
          <Button look="danger" disabled={isRunning} onClick={() => void move('cancel')}>
            <Trans>Ano, zrušit</Trans>
          </Button>
        </p>
      </Dialog>
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
