import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { OrderMove } from '#shared/orders/lifecycle.ts';
import type { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { CancelOrdersDialog } from '#web/features/order/cancel-orders-dialog.tsx';
import { PaidDialog } from '#web/features/order/paid-dialog.tsx';
import { SendDialog } from '#web/features/order/send-dialog.tsx';
import { HandoverDialog, PickupCode } from './handover-dialog.tsx';

export type Asked = OrderMove | 'pay' | 'hand_over';
export type MoveDetails = Omit<Parameters<typeof browserApi.adminOrders.move>[0]['body'], 'ids' | 'move'>;

interface OrderDialogsProps {
  readonly data: AdminOrder;
  /** The dialog that is open. */
  readonly asked: Asked | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onMove: (move: OrderMove, details: MoveDetails) => Promise<void>;
  readonly onPaid: (paidOn: string) => Promise<void>;
  readonly onDeliver: () => void;
  readonly onRefuseHandover: () => void;
}

/** The dialogs of actions that need details or a confirmation. */
export function OrderDialogs(props: OrderDialogsProps) {
  const { data, asked, isBusy, onClose, onMove, onPaid, onDeliver, onRefuseHandover } = props;
  const { t } = useLingui();
  const { order } = data;
  const { id, number, total, delivery } = order;
  const isPickup = delivery.kind === 'branch';
  const dialog = (which: Asked) => ({ isOpen: asked === which, onClose });
  return (
    <>
      <SendDialog
        {...dialog('send')}
        orders={[{ id, number }]}
        onSend={(tracking_codes) => onMove('send', { tracking_codes })}
      />
      <CancelOrdersDialog
        {...dialog('cancel')}
        title={t`Zrušit objednávku?`}
        note={order.state === 'sent' && <Trans>Zboží je na cestě. Objednávku zrušte, jen když se zásilka vrací.</Trans>}
        onCancel={(reason) => onMove('cancel', { reason, cancels_sent: order.state === 'sent' })}
      />
      <HandoverDialog
        {...dialog('hand_over')}
        code={delivery.pickup_code}
        isBusy={isBusy}
        onHandover={(age_checked) => onMove('deliver', { age_checked })}
        onRefuse={onRefuseHandover}
      />
      <ConfirmDialog
        {...dialog('deliver')}
        isBusy={isBusy}
        title={isPickup ? t`Předat objednávku ${number} zákazníkovi?` : t`Je objednávka ${number} doručena?`}
        action={isPickup ? t`Ano, předat` : t`Ano, je doručena`}
        onConfirm={onDeliver}
      >
        {delivery.pickup_code && <PickupCode code={delivery.pickup_code} />}
        <Trans>
          Zákazník dostane e-mail a začne mu běžet lhůta 14 dnů na odstoupení. Tento krok nelze vrátit zpět.
        </Trans>
      </ConfirmDialog>
      <PaidDialog {...dialog('pay')} orders={[{ id, variable_symbol: data.variable_symbol, total }]} onPaid={onPaid} />
    </>
  );
}
