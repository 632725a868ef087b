import { useEffect, useState } from 'react';
import type { Suggestions } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';

const typingPauseMs = 150;
const shortestQuery = 2;

/**
 * What begins as the words typed so far. What was found last stays while the next is on its way, as long as the words go
 * on from those it was found for; a failure finds nothing, for the form works without it.
 */
export function useSuggestions(query: string, locale: Locale): Suggestions | undefined {
  const [found, setFound] = useState<{ readonly words: string; readonly answer: Suggestions }>();

  useEffect(() => {
    if (query.length < shortestQuery) {
      setFound(undefined);
      return undefined;
    }
    const call = new AbortController();
    const timer = setTimeout(() => {
      browserApi.catalog.suggestions({ query: { lang: locale, q: query } }, { signal: call.signal }).then(
        (answer) => !call.signal.aborted && setFound({ words: query, answer }),
        () => !call.signal.aborted && setFound(undefined),
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [query, locale]);

  return found && query.startsWith(found.words) ? found.answer : undefined;
}
