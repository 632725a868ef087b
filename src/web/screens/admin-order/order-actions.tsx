import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { OrderMove } from '#shared/orders/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/client.ts';
import { CancelOrdersDialog } from '#web/features/order/cancel-orders-dialog.tsx';
import { moveTexts, obstacleTexts } from '#web/features/order/order-texts.ts';
import { PaidDialog } from '#web/features/order/paid-dialog.tsx';
import { SendDialog } from '#web/features/order/send-dialog.tsx';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { HandoverDialog } from './handover-dialog.tsx';

/** What may be done to the order now; what needs more than a click asks for it. */
export function OrderActions({ data }: { data: AdminOrder }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const failureText = useFailureText();
  const { reload } = useNavigation();
  const [asked, setAsked] = useState<OrderMove | 'pay'>();
  const [isBusy, setIsBusy] = useState(false);
  const { order, moves } = data;
  const { id, number, total } = order;
  const { adminOrders } = browserApi;

  const run = async (call: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await call();
      setAsked(undefined);
      reload();
    } catch (error) {
      const atFields = error instanceof ApiError ? Object.values(error.answer.errors ?? {}).flat() : [];
      showSnackbar({ text: atFields.length > 0 ? atFields.join(' ') : failureText(error), tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  type Details = Omit<Parameters<typeof adminOrders.move>[0]['body'], 'ids' | 'move'>;
  const move = (wanted: OrderMove, details: Details = {}) =>
    void run(async () => {
      const { left } = await adminOrders.move({ body: { ids: [id], move: wanted, ...details } });
      for (const { why } of left) showSnackbar({ text: i18n._(obstacleTexts[why]), tone: 'info' });
    });
  const markPaid = () =>
    void run(async () => {
      const { outcome } = await adminOrders.markPaid({ params: { id } });
      showSnackbar(
        outcome === 'settled'
          ? { text: t`Objednávka je zaplacená.`, tone: 'success' }
          : { text: t`Na platbu už nikdo nečekal. Čeká v přehledu plateb na vrácení.`, tone: 'info' },
      );
    });
  const asksFirst = (wanted: OrderMove) =>
    wanted === 'cancel' || wanted === 'send' || (wanted === 'deliver' && data.can_refuse_handover);
  const dialog = (which: OrderMove | 'pay') => ({
    isOpen: asked === which,
    isBusy,
    onClose: () => setAsked(undefined),
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {moves.map((each) => (
        <Button
          key={each}
          look={each === 'cancel' ? 'danger' : 'primary'}
          disabled={isBusy}
          onClick={() => (asksFirst(each) ? setAsked(each) : move(each))}
        >
          {i18n._(moveTexts[each])}
        </Button>
      ))}
      {data.can_be_marked_paid && (
        <Button look="secondary" disabled={isBusy} onClick={() => setAsked('pay')}>
          <Trans>Peníze přišly</Trans>
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
        onCancel={(reason) => move('cancel', { reason })}
      />
      <HandoverDialog
        {...dialog('deliver')}
        onHandover={(age_checked) => move('deliver', { age_checked })}
        onRefuse={() =>
          void run(async () => {
            await adminOrders.refuseHandover({ params: { id } });
            showSnackbar({ text: t`Zapsáno. Zboží zůstává na prodejně.`, tone: 'info' });
          })
        }
      />
      <PaidDialog
        {...dialog('pay')}
        orders={[{ id, variable_symbol: data.variable_symbol, total }]}
        onPaid={markPaid}
      />
    </div>
  );
}
