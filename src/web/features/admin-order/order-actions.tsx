import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { OrderMove } from '#shared/orders/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { movedText, moveText, obstacleTexts } from '#web/features/order/order-texts.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { LinesButton } from './lines/lines-button.tsx';
import { useReportChange } from './order-changes.tsx';
import type { Asked, MoveDetails } from './order-dialogs.tsx';

const loadDialogs = lazyPart(() => import('./order-dialogs.tsx'));

/** The actions that the order's state allows. Those that need details or a confirmation open a dialog. */
export function OrderActions({ data }: { data: AdminOrder }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const reportChange = useReportChange();
  const { isRunning: isBusy, run } = useAction();
  const [asked, setAsked] = useState<Asked>();
  const { order, moves } = data;
  const { id, delivery } = order;
  // The first is what one usually does next.
  const forward = moves.filter((each) => each !== 'cancel');
  const { adminOrders } = browserApi;
  const close = () => setAsked(undefined);
  const dialogs = useChunk(loadDialogs, asked !== undefined, () => {
    close();
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });

  const move = async (wanted: OrderMove, details: MoveDetails = {}) => {
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
  return (
    <div className="flex flex-wrap items-center gap-2">
      {forward.map((each, index) => (
        <Button key={each} look={index === 0 ? 'primary' : 'secondary'} disabled={isBusy} onClick={() => press(each)}>
          {i18n._(moveText(each, [delivery.kind]))}
        </Button>
      ))}
      {data.can_be_marked_paid && (
        <Button look={forward.length === 0 ? 'primary' : 'secondary'} disabled={isBusy} onClick={() => setAsked('pay')}>
          <Trans>Potvrdit přijetí peněz</Trans>
        </Button>
      )}
      {data.can_change_lines && <LinesButton data={data} />}
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
      {moves.includes('cancel') && (
        <Button look="danger" disabled={isBusy} onClick={() => press('cancel')}>
          {i18n._(moveText('cancel', [delivery.kind]))}
        </Button>
      )}
      {dialogs && (
        <dialogs.OrderDialogs
          data={data}
          asked={asked}
          isBusy={isBusy}
          onClose={close}
          onMove={move}
          onPaid={markPaid}
          onDeliver={() => void run(() => move('deliver'))}
          onRefuseHandover={() => void run(refuseHandover)}
        />
      )}
    </div>
  );
}
