import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/api-error.ts';
import { offlineText } from './offline-text.ts';

/**
 * Returns the message for a failed call: the server's own, or that the server could not be reached. What could not be done,
 * if it is given, replaces both unless the user can remedy the failure.
 */
export function useFailureText(): (error: unknown, failed?: string) => string {
  const { t, i18n } = useLingui();
  return (error, failed) => {
    if (error instanceof ApiError && error.answer.message !== undefined)
      return error.status >= 500 && failed !== undefined ? failed : error.answer.message;
    // `fetch` rejects with a TypeError when the network fails and with a TimeoutError when no answer comes. Anything else
    // is a bug of ours.
    const isUnreachable =
      error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
    if (!(error instanceof ApiError || isUnreachable)) reportError(error);
    if (isUnreachable && !navigator.onLine) return i18n._(offlineText);
    return failed ?? t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`;
  };
}
