import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/orders/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { PayBefore } from './pay-before.tsx';
import { usePaying } from './use-paying.ts';

interface ChangePaymentDialogProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onOrder: (order: Order) => void;
}

type Method = Order['payment']['others'][number];

export function ChangePaymentDialog({ order, isOpen, onClose, onOrder }: ChangePaymentDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Jiný způsob platby`}>
      <Choice order={order} onClose={onClose} onOrder={onOrder} />
    </Dialog>
  );
}

function Choice({ order, onClose, onOrder }: Omit<ChangePaymentDialogProps, 'isOpen'>) {
  const text = useChargedText();
  const { others } = order.payment;
  const [chosenId, setChosenId] = useState(others.length === 1 ? others[0]!.id : undefined);
  const chosen = others.find(({ id }) => id === chosenId);
  const { change, isBusy } = useChange({ order, onClose, onOrder });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) void change(chosen);
      }}
    >
      <fieldset className="flex min-w-0 flex-col gap-1">
        <legend className="mb-2">
          <Trans>
            Nyní máte zvoleno: {order.payment.name}, celkem {text(order.total)}.
          </Trans>
        </legend>
        {others.map((method) => (
          <Radio
            key={method.id}
            name="payment_method_id"
            value={method.id}
            checked={method.id === chosenId}
            onChange={() => setChosenId(method.id)}
            required
            label={
              <>
                <span className="font-semibold">{method.name}</span>
                {method.description && <span className="block text-sm text-muted">{method.description}</span>}
              </>
            }
            note={method.fee.amount > 0 && <Trans>poplatek {text(method.fee)}</Trans>}
          />
        ))}
      </fieldset>
      <div role="status" className="flex flex-col gap-1 empty:hidden">
        {chosen && <Consequences order={order} method={chosen} />}
      </div>
      <p className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zpět</Trans>
        </Button>
        <Button type="submit" disabled={isBusy || !chosen}>
          {chosen?.code === 'card' ? <Trans>Změnit a zaplatit</Trans> : <Trans>Změnit způsob platby</Trans>}
        </Button>
      </p>
    </form>
  );
}

function Consequences({ order, method }: { order: Order; method: Method }) {
  const text = useChargedText();
  const { code, total } = method;
  return (
    <>
      <p className="text-lg font-semibold">
        {total.amount === order.total.amount ? (
          <Trans>Celková cena se nemění: {text(total)}</Trans>
        ) : (
          <Trans>Nová celková cena: {text(total)}</Trans>
        )}
      </p>
      <p className="text-sm">
        {code === 'cash_on_delivery' ? (
          <Trans>Zaplatíte při převzetí. Objednávku začneme hned připravovat.</Trans>
        ) : code === 'bank_transfer' ? (
          <Trans>Pošleme vám platební údaje, objednávku připravíme po přijetí platby.</Trans>
        ) : (
          <Trans>Přejdete na stránku platební brány.</Trans>
        )}{' '}
        {code !== 'cash_on_delivery' && <PayBefore order={order} />}
      </p>
    </>
  );
}

/** Sends the change. An outdated order is loaded again, so that the buyer sees what has happened to it. */
function useChange({ order: { id, hash }, onClose, onOrder }: Omit<ChangePaymentDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const { locale } = usePage();
  const failureText = useFailureText();
  const { pay } = usePaying({ id, hash });
  const [isBusy, setIsBusy] = useState(false);
  const called = { params: { id, hash }, query: { lang: locale } };
  const change = async ({ id: payment_method_id, code, total }: Method) => {
    setIsBusy(true);
    try {
      const body = { payment_method_id, expected_total: total.amount };
      onOrder(await browserApi.orders.changePayment({ ...called, body }));
      showSnackbar({ text: t`Způsob platby byl změněn.`, tone: 'success' });
      if (code === 'card') pay();
    } catch (error) {
      showSnackbar({ text: failureText(error), tone: 'error' });
      if (!(error instanceof ApiError) || error.status !== 409) return setIsBusy(false);
      await browserApi.orders.get(called).then(onOrder, () => undefined);
    }
    setIsBusy(false);
    onClose();
  };
  return { change, isBusy };
}
