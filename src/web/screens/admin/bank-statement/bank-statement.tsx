import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatNames } from '#shared/bank-statements/bank-lines.ts';
import type { adminBankContract, BankStatement } from '#shared/bank-statements/admin-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { LineCells, lineColumns } from '#web/features/bank-lines/line-cells.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { DataRow, DataTable } from '#web/ui/data-table.tsx';

/** A bank statement with its transactions. */
export const screen = defineScreen<CallAnswer<(typeof adminBankContract)['statement']>>({
  layout: 'bare',
  load: ({ api, params: { id }, query }) =>
    api.adminBank.statement({ params: { id: Number(id) }, query: chosenFilters(query) }),
  head: ({ statement: { id, number } }, { i18n }) => ({
    title: number === '' ? i18n._(msg`Výpis z účtu`) : i18n._(msg`Výpis z účtu č. ${{ number }}`),
    alternates: mapLocales((locale) => routePath('admin-bank-statement', locale, { id })),
    isIndexed: false,
  }),
  Page: function AdminBankStatementPage({ data: { statement, lines, page, has_more: hasMore } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const { number } = statement;
    return (
      <AdminFrame title={number === '' ? <Trans>Výpis z účtu</Trans> : <Trans>Výpis z účtu č. {number}</Trans>}>
        <p className="mb-3">
          <BackToList href={routePath('admin-bank-statements', locale)}>
            <Trans>Zpět na výpisy</Trans>
          </BackToList>
        </p>
        <StatementFacts statement={statement} />
        <DataTable isList label={t`Pohyby na účtu`} columns={lineColumns}>
          {lines.map((line) => (
            <DataRow key={line.id}>
              <LineCells line={line} />
            </DataRow>
          ))}
        </DataTable>
        <Pager page={page} hasMore={hasMore} />
      </AdminFrame>
    );
  },
});

function StatementFacts({ statement }: { statement: BankStatement }) {
  const { locale } = usePage();
  const text = useChargedText();
  const { account, format, opening, closing, file_name: file, imported_at: at, imported_by: by } = statement;
  return (
    <p className="mb-3 text-sm text-muted">
      <span className="tabular-nums">{account.replace(/.{4}(?=.)/g, '$& ')}</span> · {formatNames[format]}
      {file !== '' && <span className="break-all"> · {file}</span>}
      {opening && closing && (
        <>
          {' · '}
          <Trans>
            zůstatek {text(opening)} → {text(closing)}
          </Trans>
        </>
      )}
      {' · '}
      {by === null ? (
        <Trans>staženo z banky {formatDateTime(at, locale)}</Trans>
      ) : (
        <Trans>
          {by} načetl {formatDateTime(at, locale)}
        </Trans>
      )}
      {statement.waiting > 0 && (
        <>
          {' · '}
          <a href={routePath('admin-bank-lines', locale)} className="underline">
            <Trans>k přiřazení: {statement.waiting}</Trans>
          </a>
        </>
      )}
    </p>
  );
}
