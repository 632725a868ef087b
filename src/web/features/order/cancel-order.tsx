import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/orders/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { hasPaid } from './order-state.ts';

/** Lets the buyer cancel an order that isn't being prepared yet, after a confirmation. */
export function CancelOrder({ order, onCancelled }: { order: Order; onCancelled: (order: Order) => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const failureText = useFailureText();
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    try {
      const { id, hash } = order;
      onCancelled(await browserApi.orders.cancel({ params: { id, hash }, query: { lang: locale }, body: { reason } }));
      showSnackbar({ text: t`Objednávka je zrušena.`, tone: 'success' });
    } catch (error) {
      showSnackbar({ text: failureText(error), tone: 'error' });
    } finally {
      setIsBusy(false);
      setIsAsked(false);
    }
  };
  return (
    <div>
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        <Trans>Zrušit objednávku</Trans>
      </Button>
      <Dialog isOpen={isAsked} onClose={() => setIsAsked(false)} title={t`Zrušit objednávku ${order.number}?`}>
        <div className="flex flex-col gap-4">
          <p>
            {hasPaid(order) || order.payment.received.amount > 0 ? (
              <Trans>Zboží uvolníme pro ostatní a zaplacenou částku vám vrátíme.</Trans>
            ) : (
              <Trans>Zboží uvolníme pro ostatní. Nic vám účtovat nebudeme.</Trans>
            )}
          </p>
          <TextAreaField
            label={t`Důvod (nepovinný)`}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <p className="flex flex-wrap justify-end gap-2">
            <Button look="quiet" onClick={() => setIsAsked(false)}>
              <Trans>Zpět</Trans>
            </Button>
            <Button look="danger" onClick={() => void cancel()} disabled={isBusy}>
              <Trans>Ano, zrušit</Trans>
            </Button>
          </p>
        </div>
      </Dialog>
    </div>
  );
}
