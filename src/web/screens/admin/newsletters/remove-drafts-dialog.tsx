import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { IssueRow } from '#shared/newsletters/issues-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DeleteQuestion } from '#web/features/decisions/delete-question.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { subjectOf } from '#web/features/newsletter-issue/subject-of.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface RemoveDraftsDialogProps {
  /** None: closed. */
  readonly drafts: readonly IssueRow[];
  readonly onClose: () => void;
}

/** Asks before it deletes drafts; those that somebody has sent or deleted meanwhile stay as they are. */
export function RemoveDraftsDialog({ drafts, onClose }: RemoveDraftsDialogProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const remove = () =>
    run(async () => {
      const { removed } = await browserApi.adminIssues.removeDrafts({ body: { ids: drafts.map(({ id }) => id) } });
      showSnackbar({
        text: t`${plural(removed, {
          one: 'Smazali jsme # koncept.',
          few: 'Smazali jsme # koncepty.',
          other: 'Smazali jsme # konceptů.',
        })}`,
        tone: 'success',
      });
      onClose();
      reload();
    });
  return (
    <DeleteQuestion
      isOpen={drafts.length > 0}
      isBusy={isRunning}
      title={t`Smazat koncepty`}
      onClose={onClose}
      onDelete={() => void remove()}
    >
      <ul className="mb-3">
        {drafts.map(({ id, subjects, changed_at: changedAt }) => (
          <li key={id}>
            <span className="font-semibold">{subjectOf(subjects, locale) || <Trans>Bez předmětu</Trans>}</span>{' '}
            <span className="text-muted">{formatDateTime(changedAt, locale)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Trans>Zmizí ve všech jazycích. Vzít zpět to nelze.</Trans>
      </p>
    </DeleteQuestion>
  );
}
