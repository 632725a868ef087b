import { useLingui } from '@lingui/react/macro';
import type { Form } from '#web/features/form/use-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useGuardedForm } from './use-guarded-form.ts';

/** A form of the administration in a dialog: saves, says so, closes the dialog and loads the page anew. */
export function useSavingForm(send: (values: FormData) => Promise<unknown>, onDone: () => void): Form {
  const { t } = useLingui();
  const { reload } = useNavigation();
  return useGuardedForm({
    send,
    onDone: () => {
      showSnackbar({ text: t`Uloženo.`, tone: 'success' });
      onDone();
      reload();
    },
  });
}
