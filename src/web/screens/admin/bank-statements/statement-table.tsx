import { Trans, useLingui } from '@lingui/react/macro';
import { formatNames } from '#shared/bank-statements/bank-lines.ts';
import type { BankStatement } from '#shared/bank-statements/admin-contract.ts';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';

export function StatementTable({ statements }: { statements: readonly BankStatement[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <DataTable
      isList
      label={t`Výpisy z účtu`}
      columns={[
        { title: <Trans>Výpis</Trans> },
        { title: <Trans>Období</Trans> },
        { title: <Trans>Konečný zůstatek</Trans>, isFigure: true },
        { title: <Trans>Pohyby</Trans>, isFigure: true },
        { title: <Trans>Přiřazeno</Trans>, isFigure: true },
        { title: <Trans>Čeká</Trans>, isFigure: true },
        { title: <Trans>Načteno</Trans> },
      ]}
    >
      {statements.map((statement) => (
        <DataRow key={statement.id}>
          <RowHead>
            <a href={routePath('admin-bank-statement', locale, { id: statement.id })} className="font-semibold">
              <StatementName statement={statement} />
            </a>
            <span className="block text-sm font-normal break-all text-muted">{statement.file_name}</span>
          </RowHead>
          <Cell>
            <Period statement={statement} />
          </Cell>
          <Cell isFigure label={<Trans>Konečný zůstatek</Trans>}>
            {statement.closing ? <ChargedPrice money={statement.closing} /> : '–'}
          </Cell>
          <Cell isFigure label={<Trans>Pohyby</Trans>}>
            {statement.lines}
          </Cell>
          <Cell isFigure label={<Trans>Přiřazeno</Trans>}>
            {statement.matched}
          </Cell>
          <Cell isFigure label={<Trans>Čeká</Trans>}>
            <span className={statement.waiting > 0 ? 'font-semibold text-amber-text' : undefined}>
              {statement.waiting}
            </span>
          </Cell>
          <Cell>
            {formatDateTime(statement.imported_at, locale)}
            <span className="block text-sm text-muted">{statement.imported_by ?? <Trans>z banky</Trans>}</span>
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

function StatementName({ statement: { format, number } }: { statement: BankStatement }) {
  const name = formatNames[format];
  return number === '' ? (
    name
  ) : (
    <Trans>
      {name} č. {number}
    </Trans>
  );
}

function Period({ statement: { starts_on: from, ends_on: to } }: { statement: BankStatement }) {
  const { locale } = usePage();
  const days = [from, to].filter((day) => day !== null).map((day) => formatDate(day, locale));
  return <span className="whitespace-nowrap">{[...new Set(days)].join(' – ') || '–'}</span>;
}
