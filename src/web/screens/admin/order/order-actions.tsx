import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { OrderMove } from '#shared/orders/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { CancelOrdersDialog } from '#web/features/order/cancel-orders-dialog.tsx';
import { movedText, moveText, obstacleTexts } from '#web/features/order/order-texts.ts';
import { PaidDialog } from '#web/features/order/paid-dialog.tsx';
import { SendDialog } from '#web/features/order/send-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { HandoverDialog, PickupCode } from './handover-dialog.tsx';
import { useReportChange } from './order-changes.tsx';

type Asked = OrderMove | 'pay' | 'hand_over';

/** The actions that the order's state allows. Those that need details or a confirmation open a dialog. */
export function OrderActions({ data }: { data: AdminOrder }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const reportChange = useReportChange();
  const { isRunning: isBusy, run } = useAction();
  const [asked, setAsked] = useState<Asked>();
  const { order, moves } = data;
  const { id, number, total, delivery } = order;
  const isPickup = delivery.kind === 'branch';
  const { adminOrders } = browserApi;
  const close = () => setAsked(undefined);

  type Details = Omit<Parameters<typeof adminOrders.move>[0]['body'], 'ids' | 'move'>;
  const move = async (wanted: OrderMove, details: Details = {}) => {
    const { left } = await adminOrders.move({ body: { ids: [id], move: wanted, ...details } });
    close();
    const obstacle = left[0]?.why;
    if (obstacle) reportChange(i18n._(obstacleTexts[obstacle]), 'info');
    else reportChange(i18n._(movedText(wanted, delivery.kind)));
  };
  const markPaid = async (paidOn: string) => {
    const { outcome } = await adminOrders.markPaid({ params: { id }, body: { paid_on: paidOn } });
    close();
    if (outcome === 'settled') reportChange(t`Objednávka je zaplacena.`);
    else reportChange(t`Tato platba už nebyla očekávána. Čeká v přehledu plateb na vrácení.`, 'info');
  };
  const refuseHandover = async () => {
    await adminOrders.refuseHandover({ params: { id } });
    close();
    reportChange(t`Zapsáno. Zboží zůstává na prodejně.`, 'info');
  };
  const press = (wanted: OrderMove) => {
    if (wanted === 'deliver') setAsked(data.can_refuse_handover ? 'hand_over' : 'deliver');
    else if (wanted === 'cancel' || wanted === 'send') setAsked(wanted);
    else void run(() => move(wanted));
  };
  const dialog = (which: Asked) => ({ isOpen: asked === which, onClose: close });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {moves.map((each) => (
        <Button
          key={each}
          look={each === 'cancel' ? 'danger' : 'primary'}
          disabled={isBusy}
          onClick={() => press(each)}
        >
          {i18n._(moveText(each, [delivery.kind]))}
        </Button>
      ))}
      {data.can_be_marked_paid && (
        <Button look="secondary" disabled={isBusy} onClick={() => setAsked('pay')}>
          <Trans>Potvrdit přijetí peněz</Trans>
        </Button>
      )}
      <LinkButton look="quiet" href={`/api/admin/orders/${id}/packing-slip.pdf?lang=${locale}`} target="_blank">
        <Icon name="download" size={18} />
        <Trans>Dodací list</Trans>
      </LinkButton>
      {order.has_invoice && (
        <LinkButton look="quiet" href={`/api/admin/orders/${id}/invoice.pdf`} target="_blank">
          <Icon name="download" size={18} />
          <Trans>Faktura</Trans>
        </LinkButton>
      )}
      <SendDialog
        {...dialog('send')}
        orders={[{ id, number }]}
        onSend={(tracking_codes) => move('send', { tracking_codes })}
      />
      <CancelOrdersDialog
        {...dialog('cancel')}
        title={t`Zrušit objednávku?`}
        note={order.state === 'sent' && <Trans>Zboží je na cestě. Objednávku zrušte, jen když se zásilka vrací.</Trans>}
        onCancel={(reason) => move('cancel', { reason, cancels_sent: order.state === 'sent' })}
      />
      <HandoverDialog
        {...dialog('hand_over')}
        code={delivery.pickup_code}
        isBusy={isBusy}
        onHandover={(age_checked) => move('deliver', { age_checked })}
        onRefuse={() => void run(refuseHandover)}
      />
      <ConfirmDialog
        {...dialog('deliver')}
        isBusy={isBusy}
        title={isPickup ? t`Předat objednávku ${number} zákazníkovi?` : t`Je objednávka ${number} doručena?`}
        action={isPickup ? t`Ano, předat` : t`Ano, je doručena`}
        onConfirm={() => void run(() => move('deliver'))}
      >
        {delivery.pickup_code && <PickupCode code={delivery.pickup_code} />}
        <Trans>
          Zákazník dostane e-mail a začne mu běžet lhůta 14 dnů na odstoupení. Tento krok nelze vrátit zpět.
        </Trans>
      </ConfirmDialog>
      <PaidDialog
        {...dialog('pay')}
        orders={[{ id, variable_symbol: data.variable_symbol, total }]}
        onPaid={markPaid}
      />
    </div>
  );
}
