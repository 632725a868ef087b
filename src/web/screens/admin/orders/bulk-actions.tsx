import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminOrderRow, adminOrdersContract } from '#shared/orders/admin-contract.ts';
import { orderMoves, type OrderMove } from '#shared/orders/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { LeftList } from '#web/features/decisions/left-list.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useDecided } from '#web/features/decisions/use-decision.ts';
import { CancelOrdersDialog } from '#web/features/order/cancel-orders-dialog.tsx';
import { orderStateText } from '#web/features/order/order-state.ts';
import { moveText, obstacleTexts } from '#web/features/order/order-texts.ts';
import { PaidDialog } from '#web/features/order/paid-dialog.tsx';
import { SendDialog } from '#web/features/order/send-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Selection } from '#web/ui/use-selection.ts';

type Moved = CallAnswer<(typeof adminOrdersContract)['move']>;

interface BulkActionsProps {
  readonly selection: Selection<number>;
  /** The selected orders. */
  readonly chosen: readonly AdminOrderRow[];
}

/** Bulk actions for selected orders, each with the number of orders it applies to; reports skipped orders and why. */
export function BulkActions({ selection, chosen }: BulkActionsProps) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const reportDecided = useDecided();
  const { isRunning: isBusy, run } = useAction();
  const [asked, setAsked] = useState<OrderMove | 'pay'>();
  const [left, setLeft] = useState<Moved['left']>([]);
  const { adminOrders } = browserApi;
  const allowing = (move: OrderMove) => chosen.filter(({ moves }) => moves.includes(move));
  const unpaid = chosen.filter((order) => order.waits_for_money);
  const moves = orderMoves.filter((move) => allowing(move).length > 0);

  const report = (moved: Moved) => {
    setAsked(undefined);
    setLeft(moved.left);
    reportDecided(moved);
  };
  type Details = Omit<Parameters<typeof adminOrders.move>[0]['body'], 'ids' | 'move'>;
  // An age check at handover concerns a single buyer: such orders are skipped and handed over in their detail.
  const move = async (wanted: OrderMove, details: Details = {}) => {
    setLeft([]);
    report(await adminOrders.move({ body: { ids: idsOf(allowing(wanted)), move: wanted, ...details } }));
  };
  const markPaid = async (paidOn: string) => {
    setLeft([]);
    report(await adminOrders.markSeveralPaid({ body: { ids: idsOf(unpaid), paid_on: paidOn } }));
  };
  // Orders on their way can be cancelled only in their detail: in bulk they are skipped, and the dialog says so.
  const cancellable = allowing('cancel').filter(({ state }) => state !== 'sent');
  const asksFirst = (wanted: OrderMove) =>
    wanted === 'cancel' ? cancellable.length > 0 : wanted === 'send' || wanted === 'deliver';
  const press = (wanted: OrderMove) => (asksFirst(wanted) ? setAsked(wanted) : void run(() => move(wanted)));
  const dialog = (which: OrderMove | 'pay') => ({ isOpen: asked === which, onClose: () => setAsked(undefined) });
  const counted = (text: string, { length }: readonly AdminOrderRow[]) =>
    length === chosen.length ? text : t`${text} (${length} z ${chosen.length})`;
  return (
    <>
      <BulkBar selection={selection}>
        {moves
          .filter((each) => each !== 'cancel')
          .map((each, index) => (
            <Button
              key={each}
              size="small"
              look={index === 0 ? 'primary' : 'secondary'}
              disabled={isBusy}
              onClick={() => press(each)}
            >
              {counted(i18n._(moveText(each, waysOf(allowing(each)))), allowing(each))}
            </Button>
          ))}
        {unpaid.length > 0 && (
          <Button size="small" look="secondary" disabled={isBusy} onClick={() => setAsked('pay')}>
            {counted(t`Potvrdit přijetí peněz`, unpaid)}
          </Button>
        )}
        {moves.length === 0 && unpaid.length === 0 && (
          <span className="text-sm text-muted">
            <Trans>Vybrané objednávky jsou vyřízené, není s nimi co dělat.</Trans>
          </span>
        )}
        <DocumentLinks orders={chosen} />
        {moves.includes('cancel') && (
          <Button size="small" look="danger" disabled={isBusy} onClick={() => press('cancel')}>
            {counted(i18n._(moveText('cancel', waysOf(allowing('cancel')))), allowing('cancel'))}
          </Button>
        )}
      </BulkBar>
      <LeftList
        items={left.map(({ id, number, why }) => ({
          id,
          name: number ?? String(id),
          path: routePath('admin-order', locale, { id }),
          why: i18n._(obstacleTexts[why]),
        }))}
      />
      <SendDialog
        {...dialog('send')}
        orders={allowing('send')}
        onSend={(tracking_codes) => move('send', { tracking_codes })}
      />
      <CancelOrdersDialog
        {...dialog('cancel')}
        title={t`${plural(cancellable.length, {
          one: 'Zrušit # objednávku?',
          few: 'Zrušit # objednávky?',
          other: 'Zrušit # objednávek?',
        })}`}
        rows={cancellable.map(({ id, number: name, state, delivery, total: amount }) => ({
          id,
          name,
          state: i18n._(orderStateText(state, delivery)),
          amount,
        }))}
        note={
          cancellable.length < allowing('cancel').length && (
            <Trans>Odeslané objednávky zůstanou: jejich zboží je na cestě.</Trans>
          )
        }
        onCancel={(reason) => move('cancel', { reason })}
      />
      <ConfirmDialog
        {...dialog('deliver')}
        isBusy={isBusy}
        title={t`Mají už zákazníci tyto objednávky u sebe?`}
        nameTitle={t`Objednávka`}
        rows={allowing('deliver').map(({ id, number: name, total: amount }) => ({ id, name, amount }))}
        action={t`Ano, označit jako předané`}
        onConfirm={() => void run(() => move('deliver'))}
      >
        <Trans>
          Zákazníci dostanou e-mail a začne jim běžet lhůta 14 dnů na odstoupení. Tento krok nelze vrátit zpět.
        </Trans>
      </ConfirmDialog>
      <PaidDialog {...dialog('pay')} orders={unpaid} onPaid={markPaid} />
    </>
  );
}

/** Packing slips of all orders, and the invoices of those that have one, each as one file. */
function DocumentLinks({ orders }: { orders: readonly AdminOrderRow[] }) {
  const { locale } = usePage();
  const ids = idsOf(orders).join(',');
  if (orders.length === 0) return null;
  return (
    <>
      <LinkButton
        size="small"
        look="quiet"
        href={`/api/admin/packing-slips.pdf?ids=${ids}&lang=${locale}`}
        target="_blank"
      >
        <Icon name="download" size={16} />
        <Trans>Dodací listy</Trans>
      </LinkButton>
      {orders.some((order) => order.has_invoice) && (
        <LinkButton size="small" look="quiet" href={`/api/admin/invoices.pdf?ids=${ids}`} target="_blank">
          <Icon name="download" size={16} />
          <Trans>Faktury</Trans>
        </LinkButton>
      )}
    </>
  );
}

function idsOf(orders: readonly AdminOrderRow[]): number[] {
  return orders.map(({ id }) => id);
}

function waysOf(orders: readonly AdminOrderRow[]) {
  return orders.map(({ delivery }) => delivery);
}
