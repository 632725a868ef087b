import { useEffect, useState } from 'react';
import type { ReasonKind } from '#shared/reasons/kinds.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { PreparedReasons } from './prepared-reason.tsx';

/** The prepared reasons; empty until they are loaded, and when they can't be: free text suffices. */
export function usePreparedReasons(kind: ReasonKind): PreparedReasons {
  const [reasons, setReasons] = useState<PreparedReasons>([]);
  useEffect(() => {
    let isCurrent = true;
    browserApi.adminReasons.list({ query: { kind } }).then(
      (answer) => isCurrent && setReasons(answer),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [kind]);
  return reasons;
}
