import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/client.ts';

/** Returns the message for a failed call: the server's own, or that the server could not be reached. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (error instanceof ApiError && error.answer.message !== undefined) return error.answer.message;
    // `fetch` rejects with a TypeError when the network fails. Anything else is a bug of ours.
    if (!(error instanceof ApiError || error instanceof TypeError)) reportError(error);
    return t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`;
  };
}
