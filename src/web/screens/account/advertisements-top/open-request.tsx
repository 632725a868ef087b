import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Topping } from '#shared/topping/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { PayForm } from '#web/features/paid-service/pay-form.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { Button } from '#web/ui/button.tsx';

interface OpenRequestProps {
  readonly topping: Topping;
  readonly open: NonNullable<Topping['open']>;
  readonly onChanged: () => Promise<void>;
}

/** The request that waits for its payment or for an administrator; it can be given up. */
export function OpenRequest({ topping, open, onChanged }: OpenRequestProps) {
  const text = useChargedText();
  const { advert, obstacle, tax_rate: rate } = topping;
  const { state, days, price, request } = open;
  return (
    <section aria-labelledby="request-title" className="mt-6 rounded border border-line bg-surface p-4">
      <h2 id="request-title" className="text-xl">
        <Plural
          value={days}
          one="Žádost o topování na # den"
          few="Žádost o topování na # dny"
          other="Žádost o topování na # dní"
        />
      </h2>
      <p className="mt-1">
        <strong className="font-heading text-2xl">{text(price)}</strong>{' '}
        <span className="text-muted">
          <Trans>včetně DPH {rate}&nbsp;%</Trans>
        </span>
      </p>
      {state === 'requested' ? (
        <p className="mt-3">
          <Trans>
            Platbu jsme přijali. Topování začne, jakmile je správce schválí, a napíšeme vám. Do té doby ho můžete zrušit
            a peníze vám vrátíme stejnou cestou.
          </Trans>
        </p>
      ) : (
        !obstacle && (
          <PayForm
            paying={topping}
            request={request}
            pay={(method) => browserApi.topping.pay({ params: { id: advert.id }, body: { days, method } })}
            onTransfer={onChanged}
          />
        )
      )}
      <GiveUp id={advert.id} isPaid={state === 'requested'} onChanged={onChanged} />
    </section>
  );
}

function GiveUp({ id, isPaid, onChanged }: { id: number; isPaid: boolean } & Pick<OpenRequestProps, 'onChanged'>) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const cancel = () =>
    run(async () => {
      await browserApi.topping.cancel({ params: { id } });
      setIsOpen(false);
      await onChanged();
    });
  return (
    <>
      <p className="mt-4">
        <Button look="quiet" disabled={isRunning} onClick={() => (isPaid ? setIsOpen(true) : void cancel())}>
          {isPaid ? <Trans>Zrušit a vrátit peníze</Trans> : <Trans>Zrušit žádost o topování</Trans>}
        </Button>
      </p>
      <ConfirmDialog
        isOpen={isOpen}
        title={t`Zrušit zaplacené topování?`}
        action={t`Ano, zrušit`}
        isBusy={isRunning}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void cancel()}
      >
        <Trans>Celou částku vám vrátíme stejnou cestou, jakou jste platili. Zrušení nelze vzít zpět.</Trans>
      </ConfirmDialog>
    </>
  );
}
