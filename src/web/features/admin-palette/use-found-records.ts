import { useEffect, useState } from 'react';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { findRecords, type PaletteOption } from './palette-options.ts';

const typingPauseMs = 200;
const shortestQuery = 2;
const none: readonly PaletteOption[] = [];

/** Records with the typed words; undefined while they are looked for. */
export function useFoundRecords(q: string): readonly PaletteOption[] | undefined {
  const { locale } = usePage();
  const session = useSession();
  const [found, setFound] = useState<{ readonly q: string; readonly options: readonly PaletteOption[] }>();
  const isTooShort = q.length < shortestQuery;
  const me = session.status === 'in' ? session.session.me : undefined;

  useEffect(() => {
    if (isTooShort || !me) return undefined;
    const call = new AbortController();
    const timer = setTimeout(() => {
      void findRecords({ q, locale, signal: call.signal }, me.scopes).then((options) => {
        if (!call.signal.aborted) setFound({ q, options });
      });
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [q, isTooShort, locale, me]);

  if (isTooShort) return none;
  return found?.q === q ? found.options : undefined;
}
