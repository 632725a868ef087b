import { useLingui } from '@lingui/react/macro';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Says that a part of the interface could not be fetched, after tidying up. */
export function useLoadFailure(tidyUp: () => void): () => void {
  const { t } = useLingui();
  return () => {
    tidyUp();
    showSnackbar({ text: t`Při načítání nastala chyba. Zkuste to prosím později.`, tone: 'error' });
  };
}
