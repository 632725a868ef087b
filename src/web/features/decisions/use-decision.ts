import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/api-error.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export interface Decided {
  readonly decided: readonly number[];
  /** Skipped items, if the caller shows them with their reasons. */
  readonly left?: readonly unknown[];
}

/** Reports how many rows a decision changed, and reloads the list. If all were skipped, their reasons are enough. */
export function useDecided(): (answer: Decided) => void {
  const { t } = useLingui();
  const { reload } = useNavigation();
  return ({ decided: { length: count }, left = [] }) => {
    if (count > 0)
      showSnackbar({
        text: t`${plural(count, {
          one: 'Hotovo, změnil se # záznam.',
          few: 'Hotovo, změnily se # záznamy.',
          other: 'Hotovo, změnilo se # záznamů.',
        })}`,
        tone: 'success',
      });
    else if (left.length === 0) showSnackbar({ text: t`Mezitím rozhodl někdo jiný.`, tone: 'info' });
    reload();
  };
}

/** Runs a bulk decision on rows of a list, reports how many it changed, and reloads the list. */
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
