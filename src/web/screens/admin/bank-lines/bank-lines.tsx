import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lineStates } from '#shared/bank-statements/bank-lines.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { useLineStateTexts } from '#web/features/bank-lines/line-texts.ts';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { LineChoice, LineList } from './line-list.ts';
import { LineTable } from './line-table.tsx';

/** Bank transactions: those that wait for a clerk, and all others. */
export const screen = defineScreen<{ readonly choice: LineChoice; readonly list: LineList }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as LineChoice;
    return { choice, list: await api.adminBank.lines({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Platby k přiřazení`),
    alternates: pathsInAllLocales('admin-bank-lines'),
    isIndexed: false,
  }),
  Page: function AdminBankLinesPage({ data: { choice, list } }) {
    const { locale, search } = usePage();
    return (
      <AdminFrame title={<Trans>Platby k přiřazení</Trans>}>
        <LineFilters choice={choice} />
        {list.lines.length > 0 && <LineTable lines={list.lines} />}
        {list.lines.length === 0 && search === '' && (
          <EmptyState pictogram="carafe" title={<Trans>Nic tu na vás nečeká</Trans>}>
            <p>
              <Trans>
                Převody, které se k objednávce nepodařilo přiřadit s jistotou, najdete po načtení výpisu tady.
              </Trans>
            </p>
            <LinkButton look="secondary" href={routePath('admin-bank-statements', locale)}>
              <Trans>Výpisy z účtu</Trans>
            </LinkButton>
          </EmptyState>
        )}
        {list.lines.length === 0 && search !== '' && (
          <p className="py-10 text-center text-muted">
            <Trans>Žádný takový pohyb jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});

function LineFilters({ choice }: { choice: LineChoice }) {
  const { t } = useLingui();
  const states = useLineStateTexts();
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`symbol, částka, jméno, účet nebo zpráva`}
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [
          { value: 'waiting', text: states.waiting },
          ...lineStates.filter((state) => state !== 'waiting').map((state) => ({ value: state, text: states[state] })),
          { value: 'all', text: t`všechny` },
        ],
      }}
      filters={
        choice.order === undefined
          ? []
          : [{ name: 'order', label: t`Objednávka`, value: String(choice.order), text: t`co jí může patřit` }]
      }
    />
  );
}
