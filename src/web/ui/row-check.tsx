import { Trans } from '@lingui/react/macro';
import type { DataColumn } from './data-table.tsx';
import type { Selection } from './use-selection.ts';

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** Selects a row of a table. The label around it makes it large enough for a finger. */
export function RowCheck({ label, ...check }: CheckProps & { readonly label: string }) {
  return (
    <label className="-m-2 inline-flex p-2 pointer-coarse:-m-3 pointer-coarse:p-3">
      <input type="checkbox" aria-label={label} {...check} className="size-5 accent-link" />
    </label>
  );
}

/** The column of the checkboxes; its heading selects all rows. */
export function checkColumn<Id extends number | string>(
  { ids, toggleAll }: Selection<Id>,
  offered: readonly unknown[],
): DataColumn {
  return {
    isCheck: true,
    title: (
      <label className="-m-2 inline-flex cursor-pointer items-center gap-3 p-2 pointer-coarse:-m-3 pointer-coarse:p-3">
        <input
          type="checkbox"
          checked={offered.length > 0 && ids.length === offered.length}
          onChange={toggleAll}
          className="size-5 accent-link"
        />
        <span className="tablet:sr-only">
          <Trans>Vybrat všechny</Trans>
        </span>
      </label>
    ),
  };
}
