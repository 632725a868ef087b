import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { ProductImport } from '#shared/product-imports/admin-contract.ts';
import { ImportStateMark } from '#web/features/product-import/import-state.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';

export function ImportTable({ imports }: { imports: readonly ProductImport[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const count = (number: number) => wholeNumberText(number, locale);
  return (
    <DataTable
      isList
      label={t`Importy zboží`}
      columns={[
        { title: <Trans>Soubor</Trans> },
        { title: <Trans>Stav</Trans> },
        { title: <Trans>Řádky</Trans>, isFigure: true },
        { title: <Trans>Nové</Trans>, isFigure: true },
        { title: <Trans>Změněné</Trans>, isFigure: true },
        { title: <Trans>Chybné</Trans>, isFigure: true },
        { title: <Trans>Provedené</Trans>, isFigure: true },
        { title: <Trans>Nahráno</Trans> },
      ]}
    >
      {imports.map((each) => (
        <DataRow key={each.id}>
          <RowHead>
            <a href={routePath('admin-product-import', locale, { id: each.id })} className="font-semibold break-all">
              {each.file_name}
            </a>
          </RowHead>
          <Cell>
            <ImportStateMark state={each.state} />
          </Cell>
          <Cell isFigure label={<Trans>Řádky</Trans>}>
            {count(each.rows_read)}
          </Cell>
          <Cell isFigure label={<Trans>Nové</Trans>}>
            {count(each.rows_added)}
          </Cell>
          <Cell isFigure label={<Trans>Změněné</Trans>}>
            {count(each.rows_changed)}
          </Cell>
          <Cell isFigure label={<Trans>Chybné</Trans>}>
            <span className={each.rows_bad > 0 ? 'font-semibold text-burgundy-text' : undefined}>
              {count(each.rows_bad)}
            </span>
          </Cell>
          <Cell isFigure label={<Trans>Provedené</Trans>}>
            {count(each.rows_applied)}
          </Cell>
          <Cell>
            {formatDateTime(each.uploaded_at, locale)}
            <span className="block text-sm text-muted">{each.uploaded_by}</span>
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
