import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface PaidDialogProps {
  readonly isOpen: boolean;
  readonly orders: readonly { readonly id: number; readonly variable_symbol: string; readonly total: Money }[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onPaid: () => void;
}

/** Whoever says that money has come compares sum and symbol first: it can't be taken back. */
export function PaidDialog({ isOpen, orders, isBusy, onClose, onPaid }: PaidDialogProps) {
  const { t } = useLingui();
  const text = useChargedText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Přišly tyto peníze?`}>
      <table className="w-full">
        <thead className="text-left text-sm text-muted">
          <tr>
            <th scope="col" className="font-normal">
              <Trans>Variabilní symbol</Trans>
            </th>
            <th scope="col" className="text-right font-normal">
              <Trans>Částka</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, variable_symbol: symbol, total }) => (
            <tr key={id}>
              <th scope="row" className="py-1 text-left tabular-nums">
                {symbol}
              </th>
              <td className="py-1 text-right whitespace-nowrap tabular-nums">{text(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">
        <Trans>Zákazník dostane e-mail s fakturou. Zpět to vzít nejde. Jiná částka patří mezi přeplatky.</Trans>
      </p>
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zpět</Trans>
        </Button>
        <Button disabled={isBusy} onClick={onPaid}>
          <Trans>Ano, přišly</Trans>
        </Button>
      </p>
    </Dialog>
  );
}
