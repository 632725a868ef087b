import { useEffect, useState } from 'react';
import type { ReasonKind } from '#shared/reasons/kinds.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { PreparedReasons } from './prepared-reason.tsx';

/**
 * The prepared reasons; undefined until they are loaded, empty when they can't be: free text suffices.
 * @param known by the page already
 */
export function usePreparedReasons(kind: ReasonKind, known?: PreparedReasons): PreparedReasons | undefined {
  const [reasons, setReasons] = useState(known);
  useEffect(() => {
    if (known) return undefined;
    let isCurrent = true;
    browserApi.adminReasons.list({ query: { kind } }).then(
      (answer) => isCurrent && setReasons(answer),
      () => isCurrent && setReasons([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, known]);
  return reasons;
}
