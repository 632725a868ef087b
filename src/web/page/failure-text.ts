import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/client.ts';

/** Gives what to say about a call that failed: the server's words, or that there was no talking to it. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (error instanceof ApiError && error.answer.message !== undefined) return error.answer.message;
    // `fetch` fails with a TypeError; anything else is an error of ours.
    if (!(error instanceof ApiError || error instanceof TypeError)) reportError(error);
    return t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`;
  };
}
