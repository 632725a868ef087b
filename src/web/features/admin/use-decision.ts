import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/client.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Says how many rows a decision concerned, and loads the list anew. */
export function useDecided(): (decided: readonly number[]) => void {
  const { t } = useLingui();
  const { reload } = useNavigation();
  return ({ length: count }) => {
    showSnackbar(
      count > 0
        ? { text: t`Hotovo. Dotčených záznamů: ${count}.`, tone: 'success' }
        : { text: t`Mezitím rozhodl někdo jiný.`, tone: 'info' },
    );
    reload();
  };
}

/** Does something to rows of a list, says how many it concerned, and loads the list anew. */
export function useDecision(): {
  readonly isDeciding: boolean;
  readonly decide: (call: () => Promise<{ decided: readonly number[] }>) => Promise<void>;
} {
  const failureText = useFailureText();
  const tellDecided = useDecided();
  const [isDeciding, setIsDeciding] = useState(false);
  const decide = async (call: () => Promise<{ decided: readonly number[] }>) => {
    setIsDeciding(true);
    try {
      const { decided } = await call();
      tellDecided(decided);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      else showSnackbar({ text: failureText(error), tone: 'error' });
    } finally {
      setIsDeciding(false);
    }
  };
  return { isDeciding, decide };
}
