import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export interface ConfirmedRow {
  readonly id: number;
  /** A number or symbol by which people know it. */
  readonly name: string;
  readonly amount: Money;
}

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What `name` of the rows is. */
  readonly nameTitle?: string;
  /** Missing where the title says what it concerns. */
  readonly rows?: readonly ConfirmedRow[];
  /** What comes of it, and that there is no way back. */
  readonly children: ReactNode;
  /** What the button says. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Whoever does what can't be taken back reads first what comes of it; of money and parcels also how many, how much. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, nameTitle, rows = [], children, action, isBusy, onClose, onConfirm } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {rows.length > 0 && <ConfirmedTable nameTitle={nameTitle} rows={rows} />}
      <p>{children}</p>
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
        <Button disabled={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </p>
    </Dialog>
  );
}

function ConfirmedTable({
  nameTitle,
  rows,
}: Pick<ConfirmDialogProps, 'nameTitle'> & { rows: readonly ConfirmedRow[] }) {
  const text = useChargedText();
  return (
    <table className="mb-3 w-full">
      <thead className="text-left text-sm text-muted">
        <tr>
          <th scope="col" className="font-normal">
            {nameTitle}
          </th>
          <th scope="col" className="text-right font-normal">
            <Trans>Částka</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, amount }) => (
          <tr key={id}>
            <th scope="row" className="py-1 text-left tabular-nums">
              {name}
            </th>
            <td className="py-1 text-right whitespace-nowrap tabular-nums">{text(amount)}</td>
          </tr>
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot className="border-t border-line font-semibold">
          <tr>
            <th scope="row" className="py-1 text-left tabular-nums">
              <Trans>Dohromady {rows.length}</Trans>
            </th>
            <td className="py-1 text-right whitespace-nowrap tabular-nums">{sumsOf(rows).map(text).join(' + ')}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** By currency. */
function sumsOf(rows: readonly ConfirmedRow[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount } of rows) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
