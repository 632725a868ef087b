import { useCallback, useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DecidedItem } from '#shared/adverts/admin-contract.ts';
import { personalContract } from '#shared/api/personal-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/api-error.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** How long a decision can be undone. It is not sent before. */
const undoMs = 5000;

export interface Decision {
  readonly action: 'approve' | 'reject';
  readonly items: readonly DecidedItem[];
  readonly reason?: { readonly reason_id: number | null; readonly reason: string };
}

export interface PendingDecision {
  /** The decision that can still be undone. */
  readonly pending: Decision | undefined;
  /** Hides items that are decided here, although the list still contains them. */
  readonly isDecided: (item: DecidedItem) => boolean;
  readonly decide: (decision: Decision) => void;
  readonly undo: () => void;
}

export const itemKey = ({ kind, id, version }: DecidedItem) => `${kind}-${id}-${version}`;

/**
 * Delays sending a decision so that it can be undone. It is sent at once if another decision follows or the page is
 * left.
 */
export function usePendingDecision(): PendingDecision {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { reload } = useNavigation();
  const [pending, setPending] = useState<Decision>();
  const [decided, setDecided] = useState<readonly string[]>([]);
  const waiting = useRef<Decision>(undefined);

  const wait = useCallback((decision: Decision | undefined) => {
    waiting.current = decision;
    setPending(decision);
  }, []);
  const unmark = (items: readonly DecidedItem[]) => {
    const keys = new Set(items.map(itemKey));
    setDecided((all) => all.filter((key) => !keys.has(key)));
  };
  const send = async (decision: Decision) => {
    try {
      const { decided: done } = await sendDecision(decision);
      const left = decision.items.filter(({ kind, id }) => !done.some((each) => each.kind === kind && each.id === id));
      unmark(left);
      if (left.length > 0)
        showSnackbar({
          text: t`O některých položkách rozhodnout nešlo: patří vám, změnily se, nebo už rozhodl někdo jiný.`,
        });
      // If another decision is pending, the list is reloaded after that one.
      if (!waiting.current) reload();
    } catch (error) {
      unmark(decision.items);
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      else showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });

  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => {
      wait(undefined);
      void latestSend.current(pending);
    }, undoMs);
    return () => clearTimeout(timer);
  }, [pending, wait]);

  const leave = useCallback(() => {
    const decision = waiting.current;
    wait(undefined);
    if (decision) sendOnLeaving(decision);
  }, [wait]);
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [leave]);

  return {
    pending,
    isDecided: (item) => decided.includes(itemKey(item)),
    decide: (decision) => {
      const before = waiting.current;
      setDecided((all) => [...all, ...decision.items.map(itemKey)]);
      wait(decision);
      if (before) void send(before);
    },
    undo: () => {
      if (waiting.current) unmark(waiting.current.items);
      wait(undefined);
    },
  };
}

const bodyOf = ({ items, reason }: Decision) => ({ items: [...items], ...reason });

function sendDecision(decision: Decision) {
  return browserApi.adminAdverts[decision.action]({ body: bodyOf(decision) });
}

/** Must survive leaving the page (`keepalive`), so it can't wait for anything, not even a lazily loaded chunk. */
function sendOnLeaving(decision: Decision): void {
  const { path, method } = personalContract.adminAdverts[decision.action];
  void fetch(path, {
    method,
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-client-url': window.location.href },
    body: JSON.stringify(bodyOf(decision)),
  }).catch(() => undefined);
}
