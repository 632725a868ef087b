import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { SearchRow, StockRow } from '#shared/figures/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';

/** Goods of which little is left, with how long they last at the pace of the period. */
export function StockTable({ rows }: { readonly rows: readonly StockRow[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const columns = [t`Zboží`, t`Kód zboží`, t`Skladem`, t`Prodáno v období`, t`Vystačí na dní`];
  if (rows.length === 0)
    return (
      <p className="rounded border border-line bg-surface p-4 text-muted">
        <Trans>Všeho zboží je dost.</Trans>
      </p>
    );
  return (
    <DataTable label={t`Dochází`} columns={columns.map((title, index) => ({ title, isFigure: index > 1 }))}>
      {rows.map(({ id, name, sku, stock, sold, days_left: days }) => (
        <DataRow key={id}>
          <RowHead>
            <a href={routePath('admin-product', locale, { id })}>{name}</a>
          </RowHead>
          <Cell>{sku}</Cell>
          <Cell isFigure>{wholeNumberText(stock, locale)}</Cell>
          <Cell isFigure>{wholeNumberText(sold, locale)}</Cell>
          <Cell isFigure>{days === null ? '–' : wholeNumberText(days, locale)}</Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

/** What visitors searched for. */
export function SearchTable({ label, rows }: { readonly label: string; readonly rows: readonly SearchRow[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const columns = [t`Hledaný text`, t({ message: 'Hledání', context: 'figures' }), t`Bez výsledku`];
  if (rows.length === 0)
    return (
      <p className="rounded border border-line bg-surface p-4 text-muted">
        <Trans>V tomto období tu nic není.</Trans>
      </p>
    );
  return (
    <DataTable label={label} columns={columns.map((title, index) => ({ title, isFigure: index > 0 }))}>
      {rows.map(({ text, searches, without_results: empty }) => (
        <DataRow key={text}>
          <RowHead>
            <a href={`${routePath('search', locale)}?q=${encodeURIComponent(text)}`} translate="no">
              {text}
            </a>
          </RowHead>
          <Cell isFigure>{wholeNumberText(searches, locale)}</Cell>
          <Cell isFigure>{wholeNumberText(empty, locale)}</Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
