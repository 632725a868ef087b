import { createContext, use, type ReactNode } from 'react';
import { classes } from './classes.ts';

export interface DataColumn {
  readonly title: ReactNode;
  /** By which it can be left out, with the cells of the same column. */
  readonly name?: string;
  /** How the list is sorted by it. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
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
  /** Names of the columns left out. */
  readonly hidden?: readonly string[];
  /** Rows of the table. */
  readonly children: ReactNode;
}

const nothing: readonly string[] = [];
const HiddenColumns = createContext(nothing);

/**
 * A table that scrolls in its own box if it is too wide. The columns of a list must fit from 1000 px, where its headings
 * stick to the window.
 */
export function DataTable({ label, columns, isList, hidden = nothing, children }: DataTableProps) {
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
            {columns
              .filter(({ name }) => name === undefined || !hidden.includes(name))
              .map(({ title, sorted, isFigure, isCheck }, index) => (
                <th
                  key={index}
                  scope="col"
                  aria-sort={sorted}
                  className={classes(isFigure && 'figure', isCheck && 'check')}
                >
                  {title}
                </th>
              ))}
          </tr>
        </thead>
        <HiddenColumns value={hidden}>
          <tbody>{children}</tbody>
        </HiddenColumns>
      </table>
    </div>
  );
}

export function DataRow({ children }: { children: ReactNode }) {
  return <tr>{children}</tr>;
}

interface CellProps {
  /** The name of its column, if that can be left out. */
  readonly column?: string;
  readonly isFigure?: boolean;
  readonly isCheck?: boolean;
  /** What to do with the row. Never out of view: a line of its own on phones, otherwise at the table's edge. */
  readonly isDecision?: boolean;
  /** The heading within a card, where the value alone is not understood. */
  readonly label?: ReactNode;
  readonly children: ReactNode;
}

export function Cell({ column, isFigure, isCheck, isDecision, label, children }: CellProps) {
  const hidden = use(HiddenColumns);
  if (column !== undefined && hidden.includes(column)) return null;
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

/** A text that may be longer than its column: it takes one line, and is whole in its title. */
export function OneLine({ text }: { text: string }) {
  return (
    <span title={text} className="one-line">
      {text}
    </span>
  );
}

/** What a cell says besides. It takes one line; the whole text is its title. Nothing if there is no text. */
export function SecondLine({ text, className }: SecondLineProps) {
  if (!text) return null;
  return (
    <span title={text} className={classes('block font-normal text-muted one-line', className)}>
      {text}
    </span>
  );
}
