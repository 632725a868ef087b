import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { locales } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { IssueRow } from '#shared/newsletters/issues-contract.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { IssueStateMark } from '#web/features/newsletter-issue/issue-state.tsx';
import { subjectOf } from '#web/features/newsletter-issue/subject-of.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { RemoveDraftsDialog } from './remove-drafts-dialog.tsx';

export function IssueTable({ issues }: { issues: readonly IssueRow[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const drafts = issues.filter(({ state }) => state === 'draft');
  const selection = useSelection(drafts.map(({ id }) => id));
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <BulkBar selection={selection}>
        <Button size="small" look="danger" onClick={() => setIsAsked(true)}>
          <Trans>Smazat koncepty</Trans>
        </Button>
      </BulkBar>
      <DataTable
        isList
        label={t`Newslettery`}
        columns={[
          checkColumn(selection, drafts),
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
              <Cell isCheck>
                {state === 'draft' && (
                  <RowCheck
                    label={t`Vybrat koncept ${subjectOf(subjects, locale) || t`Bez předmětu`}`}
                    checked={selection.has(id)}
                    onChange={() => selection.toggle(id)}
                  />
                )}
              </Cell>
              <RowHead>
                <a href={routePath('admin-newsletter', locale, { id })} className="font-semibold">
                  {subjectOf(subjects, locale) || <Trans>Bez předmětu</Trans>}
                </a>
              </RowHead>
              <Cell>
                <IssueStateMark issue={issue} />
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
      <RemoveDraftsDialog
        drafts={isAsked ? drafts.filter(({ id }) => selection.has(id)) : []}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
