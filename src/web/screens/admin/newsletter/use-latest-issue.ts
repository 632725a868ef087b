import { useEffect, useEffectEvent, useState } from 'react';
import type { AdminIssue } from '#shared/newsletters/issues-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';

const refreshMs = 5000;

/** The issue with its newest figures while it is being sent. A failure changes nothing: the next call may succeed. */
export function useLatestIssue(issue: AdminIssue): AdminIssue {
  const { locale } = usePage();
  const { reload } = useNavigation();
  const [latest, setLatest] = useState<{ readonly of: AdminIssue; readonly issue: AdminIssue }>();
  const { id, state } = issue;
  const refresh = useEffectEvent(async (isCurrent: () => boolean) => {
    const read = await browserApi.adminIssues.get({ params: { id }, query: { lang: locale } }).catch(() => undefined);
    if (!read || !isCurrent()) return;
    if (read.state === state) setLatest({ of: issue, issue: read });
    else reload();
  });
  useEffect(() => {
    if (state !== 'sending') return undefined;
    let isCurrent = true;
    const timer = setInterval(() => void refresh(() => isCurrent), refreshMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [id, state]);
  return latest?.of === issue ? latest.issue : issue;
}
