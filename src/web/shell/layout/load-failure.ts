import { useLingui } from '@lingui/react/macro';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Reports that a part of the interface failed to load, after cleaning up. */
export function useLoadFailure(tidyUp: () => void): () => void {
  const { t } = useLingui();
  return () => {
    tidyUp();
    showSnackbar({ text: t`Při načítání nastala chyba. Zkuste to prosím později.`, tone: 'error' });
  };
}
