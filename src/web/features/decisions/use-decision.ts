import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/client.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export interface Decided {
  readonly decided: readonly number[];
  /** Where the caller shows them with their reasons. */
  readonly left?: readonly unknown[];
}

/** Says how many rows a decision concerned, and loads the list anew. Where all were left, their reasons say enough. */
export function useDecided(): (answer: Decided) => void {
  const { t } = useLingui();
  const { reload } = useNavigation();
  return ({ decided: { length: count }, left = [] }) => {
    if (count > 0) showSnackbar({ text: t`Hotovo. Dotčených záznamů: ${count}.`, tone: 'success' });
    else if (left.length === 0) showSnackbar({ text: t`Mezitím rozhodl někdo jiný.`, tone: 'info' });
    reload();
  };
}

/** Does something to rows of a list, says how many it concerned, and loads the list anew. */
export function useDecision(): {
  readonly isDeciding: boolean;
  readonly decide: (call: () => Promise<Decided>) => Promise<void>;
} {
  const failureText = useFailureText();
  const reportDecided = useDecided();
  const [isDeciding, setIsDeciding] = useState(false);
  const decide = async (call: () => Promise<Decided>) => {
    setIsDeciding(true);
    try {
      reportDecided(await call());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      else showSnackbar({ text: failureText(error), tone: 'error' });
    } finally {
      setIsDeciding(false);
    }
  };
  return { isDeciding, decide };
}
