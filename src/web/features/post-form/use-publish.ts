import { useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Makes a saved draft public at once. A refusal is reported, because the form itself was saved. */
export function usePublish(): (id: number, version: string) => Promise<void> {
  const { t } = useLingui();
  const failureText = useFailureText();
  return async (id, version) => {
    try {
      await browserApi.adminBlog.publish({ params: { id }, body: { version, published_at: null } });
      showSnackbar({ text: t`Článek je zveřejněný.`, tone: 'success' });
    } catch (error) {
      showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
}
