import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface DataTableProps {
  /** Label for keyboard users; needed if nothing in the table can be focused. */
  readonly label?: string;
  /** Column headings in order; numeric columns are right-aligned. */
  readonly columns: readonly { readonly title: ReactNode; readonly isFigure?: boolean }[];
  /** Rows of the table. */
  readonly children: ReactNode;
}

/** A table that scrolls horizontally if it is too wide. */
export function DataTable({ label, columns, children }: DataTableProps) {
  return (
    <div
      role={label === undefined ? undefined : 'region'}
      aria-label={label}
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
      className="relative overflow-x-auto rounded border border-line bg-surface"
    >
      <table className="w-full text-sm">
        <thead className="border-b border-line text-left">
          <tr>
            {columns.map(({ title, isFigure }, index) => (
              <th key={index} scope="col" className={classes('px-3 py-2 font-semibold', isFigure && 'text-right')}>
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

export function DataRow({ children }: { children: ReactNode }) {
  return <tr className="border-b border-line align-top last:border-b-0 hover:bg-sunken">{children}</tr>;
}

export function Cell({ isFigure, children }: { isFigure?: boolean; children: ReactNode }) {
  return (
    <td className={classes('px-3 py-2.5', isFigure && 'text-right whitespace-nowrap tabular-nums')}>{children}</td>
  );
}

/** The header cell of the row. */
export function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="px-3 py-2.5 text-left">
      {children}
    </th>
  );
}
