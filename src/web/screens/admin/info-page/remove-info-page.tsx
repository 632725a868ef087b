import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminInfoPage } from '#shared/content/info-pages-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
      <Dialog isOpen={isAsked} onClose={() => setIsAsked(false)} title={t`Smazat stránku`}>
        <p className="font-semibold">{texts[locale].title}</p>
        <p className="mt-2">
          <Trans>Zmizí ve všech jazycích i s historií. Odkazy na ni přestanou fungovat.</Trans>
        </p>
        <p className="mt-4 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setIsAsked(false)}>
            <Trans>Zrušit</Trans>
          </Button>
          <Button look="danger" onClick={() => void remove()}>
            <Trans>Smazat</Trans>
          </Button>
        </p>
      </Dialog>
    </div>
  );
}
