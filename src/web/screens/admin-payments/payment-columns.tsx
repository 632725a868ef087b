import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

/** The frame of a list of payments. @param titles of the columns, the first for choosing rows where there is one */
export function PaymentsTable({ titles, children }: { titles: readonly ReactNode[]; children: ReactNode }) {
  return (
    <div className="relative overflow-x-auto rounded border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="border-b border-line text-left">
          <tr>
            {titles.map((title, index) => (
              <th key={index} scope="col" className="px-3 py-2 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export const rowClasses = 'border-b border-line align-top last:border-b-0 hover:bg-sunken';
export const cellClasses = 'px-3 py-2.5';
export const timeClasses = classes(cellClasses, 'whitespace-nowrap tabular-nums');

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} className="size-5 accent-link" />
  );
}

/** The variable symbol, and under it what the gateway calls the payment. */
export function PaymentCell({ symbol, providerId }: { symbol: string | null; providerId: string | null }) {
  return (
    <th scope="row" className={classes(cellClasses, 'text-left font-semibold tabular-nums')}>
      {symbol ?? '–'}
      {providerId && <span className="block max-w-60 font-normal break-all text-muted">{providerId}</span>}
    </th>
  );
}

const tones = {
  good: 'bg-sunken text-link',
  waiting: 'bg-amber-soft text-amber-text',
  bad: 'bg-burgundy-soft text-burgundy-text',
};

export function Mark({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={classes('inline-block rounded px-2 py-0.5 font-semibold whitespace-nowrap', tones[tone])}>
      {children}
    </span>
  );
}
