import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminInfoPage } from '#shared/content/info-pages-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DeleteQuestion } from '#web/features/decisions/delete-question.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Deletes a page that the portal does not need. */
export function RemoveInfoPage({ page: { id, texts } }: { page: AdminInfoPage }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const remove = () =>
    run(async () => {
      setIsAsked(false);
      await browserApi.adminInfoPages.remove({ params: { id } });
      showSnackbar({ text: t`Stránka je smazaná.`, tone: 'success' });
      navigate(routePath('admin-info-pages', locale));
    });
  return (
    <div className="mt-8 border-t border-line pt-4">
      <Button look="danger" disabled={isRunning} onClick={() => setIsAsked(true)}>
        <Trans>Smazat stránku</Trans>
      </Button>
      <DeleteQuestion
        isOpen={isAsked}
        title={t`Smazat stránku`}
        onClose={() => setIsAsked(false)}
        onDelete={() => void remove()}
      >
        <p className="font-semibold">{texts[locale].title}</p>
        <p className="mt-2">
          <Trans>Zmizí ve všech jazycích i s historií. Odkazy na ni přestanou fungovat.</Trans>
        </p>
      </DeleteQuestion>
    </div>
  );
}
