import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { BulkChangeRow } from '#shared/products/bulk-contract.ts';
import { BulkChangeState } from '#web/features/bulk-change/bulk-change-state.tsx';
import { useBulkChangeText } from '#web/features/bulk-change/bulk-change-text.ts';
import { UndoButton } from '#web/features/bulk-change/undo-button.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';

export function ChangeTable({ changes }: { changes: readonly BulkChangeRow[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const textOf = useBulkChangeText();
  return (
    <DataTable
      isList
      label={t`Hromadné změny zboží`}
      columns={[
        { title: <Trans>Změna</Trans> },
        { title: <Trans context="e-shop">Zboží</Trans>, isFigure: true },
        { title: <Trans>Kdy a kdo</Trans> },
        { title: <Trans>Stav</Trans> },
        { title: <Trans context="undo">Vrácení</Trans> },
      ]}
    >
      {changes.map((row) => (
        <DataRow key={row.id}>
          <RowHead>
            <a href={routePath('admin-bulk-change', locale, { id: row.id })} className="font-semibold">
              {textOf(row)}
            </a>
          </RowHead>
          <Cell isFigure label={<Trans context="e-shop">Zboží</Trans>}>
            {wholeNumberText(row.products, locale)}
          </Cell>
          <Cell>
            {formatDateTime(row.made_at, locale)}
            <span className="block text-sm text-muted">{row.made_by}</span>
          </Cell>
          <Cell>
            <BulkChangeState row={row} />
          </Cell>
          <Cell>{row.is_undone ? <Undone row={row} /> : <UndoButton row={row} size="small" />}</Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

/** Why it can't be undone again, and what was left. */
function Undone({ row: { undone, left, undone_by: by, undone_at: at } }: { row: BulkChangeRow }) {
  const { locale } = usePage();
  const counts = { undone: wholeNumberText(undone, locale), left: wholeNumberText(left, locale) };
  return (
    <>
      {left === 0 ? (
        <Trans>vráceno {counts.undone}</Trans>
      ) : (
        <Trans>
          vráceno {counts.undone}, ponecháno {counts.left}
        </Trans>
      )}
      {at !== null && (
        <span className="block text-sm text-muted">
          {formatDateTime(at, locale)}
          {by !== null && `, ${by}`}
        </span>
      )}
    </>
  );
}
