import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Runs an action of a button: shows a failure as a message, and asks for a login if it has expired. */
export function useAction(): {
  readonly isRunning: boolean;
  readonly run: (work: () => Promise<void>) => Promise<void>;
} {
  const failureText = useFailureText();
  const [isRunning, setIsRunning] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setIsRunning(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      else showSnackbar({ text: failureText(error), tone: 'error' });
    } finally {
      setIsRunning(false);
    }
  };
  return { isRunning, run };
}
