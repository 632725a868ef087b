import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatNames } from '#shared/bank-statements/bank-lines.ts';
import type { adminBankContract } from '#shared/bank-statements/admin-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ImportForm } from './import-form.tsx';
import { StatementTable } from './statement-table.tsx';

type List = CallAnswer<(typeof adminBankContract)['statements']>;

/** Statements of the bank account: import and what was matched. */
export const screen = defineScreen<List>({
  layout: 'bare',
  load: ({ api, query }) => api.adminBank.statements({ query: chosenFilters(query) }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Výpisy z účtu`),
    alternates: pathsInAllLocales('admin-bank-statements'),
    isIndexed: false,
  }),
  Page: function AdminBankStatementsPage({ data: { statements, page, has_more: hasMore, is_fetched: isFetched } }) {
    const { t } = useLingui();
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    return (
      <AdminFrame
        title={<Trans>Výpisy z účtu</Trans>}
        aside={
          <Button onClick={() => setIsOpen(true)}>
            <Trans>Načíst výpis</Trans>
          </Button>
        }
      >
        <p className="mb-2 max-w-3xl text-sm text-muted">
          {isFetched ? (
            <Trans>Pohyby stahujeme z banky každou hodinu. Výpis můžete načíst i ze souboru.</Trans>
          ) : (
            <Trans>Převody s přesným symbolem a částkou zaplatí objednávky samy, ostatní čekají na přiřazení.</Trans>
          )}
        </p>
        {statements.length > 0 ? (
          <StatementTable statements={statements} />
        ) : (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádný výpis</Trans>}>
            <p>
              <Trans>
                Stáhněte ho z internetového bankovnictví ve formátu GPC nebo {formatNames.camt053} a načtěte ho tady.
              </Trans>
            </p>
          </EmptyState>
        )}
        <Pager page={page} hasMore={hasMore} />
        <FormDialog isOpen={isOpen} onClose={close} title={t`Načíst výpis`}>
          <ImportForm onClose={close} />
        </FormDialog>
      </AdminFrame>
    );
  },
});
