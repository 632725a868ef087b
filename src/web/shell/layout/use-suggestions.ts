import { useEffect, useState } from 'react';
import type { Suggestions } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';

const typingPauseMs = 150;
const shortestQuery = 2;

interface Found {
  readonly words: string;
  readonly answer: Suggestions;
}

/**
 * Suggestions for the typed words. While new ones load, the previous ones remain if the typed words extend theirs.
 * Errors result in no suggestions: the form works without them.
 */
export function useSuggestions(query: string, locale: Locale): Suggestions | undefined {
  const isTooShort = query.length < shortestQuery;
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    if (isTooShort) return undefined;
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
  }, [query, isTooShort, locale]);

  return found && !isTooShort && query.startsWith(found.words) ? found.answer : undefined;
}
