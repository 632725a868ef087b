import { useLingui } from '@lingui/react/macro';
import type { Form } from '#web/features/form/use-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useGuardedForm } from './use-guarded-form.ts';

/**
 * A form in an administration dialog: saves, reloads the page's data, closes the dialog and reports success. In this
 * order, because a dialog opened before the reload would edit an outdated version.
 * @param chosen state that is part of the form but not of any named field
 */
export function useSavingForm(
  send: (values: FormData) => Promise<unknown>,
  onDone: () => void,
  chosen?: unknown,
): Form {
  const { t } = useLingui();
  const { reload } = useNavigation();
  return useGuardedForm(
    {
      send,
      onDone: async () => {
        await reload();
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        onDone();
      },
    },
    chosen,
  );
}
