import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { locales } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { IssueRow } from '#shared/newsletters/issues-contract.ts';
import { IssueStateMark } from '#web/features/newsletter-issue/issue-state.tsx';
import { subjectOf } from '#web/features/newsletter-issue/subject-of.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';

export function IssueTable({ issues }: { issues: readonly IssueRow[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <DataTable
      isList
      label={t`Newslettery`}
      columns={[
        { title: <Trans>Předmět</Trans> },
        { title: <Trans>Stav</Trans> },
        { title: <Trans>Jazyky</Trans> },
        { title: <Trans>Kdy</Trans>, isFigure: true },
        { title: <Trans>Příjemci</Trans>, isFigure: true },
        { title: <Trans>Odesláno</Trans>, isFigure: true },
        { title: <Trans>Kliknutí</Trans>, isFigure: true },
      ]}
    >
      {issues.map((issue) => {
        const { id, state, subjects, recipients, sent, clicks } = issue;
        const count = (number: number) => (issue.started_at === null ? '–' : wholeNumberText(number, locale));
        return (
          <DataRow key={id}>
            <RowHead>
              <a href={routePath('admin-newsletter', locale, { id })} className="font-semibold">
                {subjectOf(subjects, locale) || <Trans>Bez předmětu</Trans>}
              </a>
            </RowHead>
            <Cell>
              <IssueStateMark state={state} />
            </Cell>
            <Cell>
              <span className="uppercase">{locales.filter((each) => subjects[each] !== '').join(' ') || '–'}</span>
            </Cell>
            <Cell isFigure>{formatDateTime(issue.started_at ?? issue.scheduled_at ?? issue.changed_at, locale)}</Cell>
            <Cell isFigure label={<Trans>Příjemci</Trans>}>
              {count(recipients)}
            </Cell>
            <Cell isFigure label={<Trans>Odesláno</Trans>}>
              {count(sent)}
            </Cell>
            <Cell isFigure label={<Trans>Kliknutí</Trans>}>
              {count(clicks)}
            </Cell>
          </DataRow>
        );
      })}
    </DataTable>
  );
}
