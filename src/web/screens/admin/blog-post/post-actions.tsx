import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPost } from '#shared/content/blog-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DeleteQuestion } from '#web/features/decisions/delete-question.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { askBefore, hasUnsavedChanges } from '#web/features/unsaved-changes/unsaved-changes.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Copies a post, or deletes one that was never public. */
export function PostActions({ post: { id, state }, title }: { post: AdminPost; title: string }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const copy = () =>
    run(async () => {
      const added = await browserApi.adminBlog.copy({ params: { id } });
      showSnackbar({ text: t`Kopie je uložená jako koncept.`, tone: 'success' });
      navigate(routePath('admin-blog-post', locale, { id: added.id }));
    });
  const remove = () =>
    run(async () => {
      setIsAsked(false);
      await browserApi.adminBlog.remove({ params: { id } });
      showSnackbar({ text: t`Koncept je smazaný.`, tone: 'success' });
      navigate(routePath('admin-blog', locale));
    });
  return (
    <div className="mt-8 flex flex-wrap gap-2 border-t border-line pt-4">
      <Button
        look="secondary"
        disabled={isRunning}
        onClick={() => (hasUnsavedChanges() ? askBefore(() => void copy()) : void copy())}
      >
        <Trans>Vytvořit kopii</Trans>
      </Button>
      {state === 'draft' && (
        <Button look="danger" disabled={isRunning} onClick={() => setIsAsked(true)}>
          <Trans>Smazat koncept</Trans>
        </Button>
      )}
      <DeleteQuestion
        isOpen={isAsked}
        title={t`Smazat koncept`}
        onClose={() => setIsAsked(false)}
        onDelete={() => void remove()}
      >
        <p className="font-semibold">{title}</p>
        <p className="mt-2">
          <Trans>Zmizí ve všech jazycích i s historií.</Trans>
        </p>
      </DeleteQuestion>
    </div>
  );
}
