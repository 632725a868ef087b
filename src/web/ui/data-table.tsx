import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface DataColumn {
  readonly title: ReactNode;
  /** Right-aligned. */
  readonly isFigure?: boolean;
  /** Checkboxes of the rows; on phones, where rows are cards, the only heading. */
  readonly isCheck?: boolean;
}

interface DataTableProps {
  /** Label for keyboard users; needed if nothing in the table can be focused. */
  readonly label?: string;
  readonly columns: readonly DataColumn[];
  /** A list that fills its page: its headings stay in view, and on phones its rows are cards. */
  readonly isList?: boolean;
  /** Rows of the table. */
  readonly children: ReactNode;
}

/**
 * A table that scrolls in its own box if it is too wide. The columns of a list must fit from 1000 px, where its headings
 * stick to the window.
 */
export function DataTable({ label, columns, isList, children }: DataTableProps) {
  return (
    <div
      role={label === undefined ? undefined : 'region'}
      aria-label={label}
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
      className={classes('data-table', isList && 'data-list')}
    >
      <table>
        <thead>
          <tr>
            {columns.map(({ title, isFigure, isCheck }, index) => (
              <th key={index} scope="col" className={classes(isFigure && 'figure', isCheck && 'check')}>
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
  return <tr>{children}</tr>;
}

interface CellProps {
  readonly isFigure?: boolean;
  readonly isCheck?: boolean;
  /** What to do with the row. Never out of view: a line of its own on phones, otherwise at the table's edge. */
  readonly isDecision?: boolean;
  /** The heading within a card, where the value alone is not understood. */
  readonly label?: ReactNode;
  readonly children: ReactNode;
}

export function Cell({ isFigure, isCheck, isDecision, label, children }: CellProps) {
  return (
    <td className={classes(isFigure && 'figure', isCheck && 'check', isDecision && 'decision')}>
      {label && <span className="text-muted tablet:hidden">{label} </span>}
      {children}
    </td>
  );
}

/** The header cell of the row. */
export function RowHead({ children }: { children: ReactNode }) {
  return <th scope="row">{children}</th>;
}

interface SecondLineProps {
  readonly text: string | null | undefined;
  readonly className?: string;
}

/** What a cell says besides. It takes one line; the whole text is its title. Nothing if there is no text. */
export function SecondLine({ text, className }: SecondLineProps) {
  if (!text) return null;
  return (
    <span title={text} className={classes('block font-normal text-muted second-line', className)}>
      {text}
    </span>
  );
}
