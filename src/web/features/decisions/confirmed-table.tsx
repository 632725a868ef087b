import { Trans } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';

export interface ConfirmedRow {
  readonly id: number;
  /** The number or symbol that identifies it. */
  readonly name: string;
  /** Its state, if relevant. */
  readonly state?: string;
  readonly amount: Money;
}

/** The subjects of an irreversible action, each with its amount, and the total. */
export function ConfirmedTable({ nameTitle, rows }: { nameTitle?: string; rows: readonly ConfirmedRow[] }) {
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
        {rows.map(({ id, name, state, amount }) => (
          <tr key={id}>
            <th scope="row" className="py-1 text-left tabular-nums">
              {name}
              {state && <span className="block text-sm font-normal text-muted">{state}</span>}
            </th>
            <td className="py-1 text-right whitespace-nowrap tabular-nums">{text(amount)}</td>
          </tr>
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot className="border-t border-line font-semibold">
          <tr>
            <th scope="row" className="py-1 text-left tabular-nums">
              <Trans>Celkem {rows.length}</Trans>
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
