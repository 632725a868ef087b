import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminIssue } from '#shared/newsletters/issues-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DeleteQuestion } from '#web/features/decisions/delete-question.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { subjectOf } from '#web/features/newsletter-issue/subject-of.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Duplicates an issue; deletes a draft. */
export function IssueActions({ issue: { id, state, subjects } }: { issue: AdminIssue }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const duplicate = () =>
    run(async () => {
      const copy = await browserApi.adminIssues.duplicate({ params: { id } });
      showSnackbar({ text: t`Toto je nový koncept se stejným obsahem.`, tone: 'success' });
      navigate(routePath('admin-newsletter', locale, { id: copy.id }));
    });
  const remove = () =>
    run(async () => {
      setIsAsked(false);
      await browserApi.adminIssues.remove({ params: { id } });
      showSnackbar({ text: t`Koncept je smazaný.`, tone: 'success' });
      navigate(routePath('admin-newsletters', locale));
    });
  return (
    <div className="mt-8 flex flex-wrap gap-2 border-t border-line pt-4">
      <Button look="secondary" disabled={isRunning} onClick={() => void duplicate()}>
        <Trans>Duplikovat</Trans>
      </Button>
      {state === 'draft' && (
        <Button look="danger" disabled={isRunning} onClick={() => setIsAsked(true)}>
          <Trans>Smazat</Trans>
        </Button>
      )}
      <DeleteQuestion
        isOpen={isAsked}
        title={t`Smazat koncept`}
        onClose={() => setIsAsked(false)}
        onDelete={() => void remove()}
      >
        <p className="font-semibold">{subjectOf(subjects, locale) || <Trans>Bez předmětu</Trans>}</p>
        <p className="mt-2">
          <Trans>Zmizí ve všech jazycích. Vzít zpět to nelze.</Trans>
        </p>
      </DeleteQuestion>
    </div>
  );
}
