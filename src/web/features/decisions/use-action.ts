import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Runs an action of a button: shows a failure as a message, and asks for a login if it has expired. */
export function useAction(): {
  readonly isRunning: boolean;
  /** @param failed what could not be done, if the failure is not the user's */
  readonly run: (work: () => Promise<void>, failed?: string) => Promise<void>;
} {
  const failureText = useFailureText();
  const [isRunning, setIsRunning] = useState(false);
  const run = async (work: () => Promise<void>, failed?: string) => {
    setIsRunning(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      else showSnackbar({ text: failureText(error, failed), tone: 'error' });
    } finally {
      setIsRunning(false);
    }
  };
  return { isRunning, run };
}
