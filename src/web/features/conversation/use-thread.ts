import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Message, Thread } from '#shared/messages/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { refreshCounts } from '#web/features/session/refresh-session.ts';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { useStore } from '#web/ui/store.ts';
import { conversationCalls, type ConversationArea } from './conversation-area.ts';
import { inboxChanges } from './live-inbox.ts';

export interface LiveThread {
  readonly thread: Thread;
  /** The messages that came while the thread was open, for screen readers. */
  readonly news: readonly Message[];
  readonly refresh: () => Promise<void>;
  readonly loadEarlier: () => Promise<void>;
  readonly add: (message: Message) => void;
}

/**
 * Keeps an open thread up to date: after each event, and after each poll of the counter, which covers lost events. Marks
 * what is shown as read while the tab is visible.
 */
export function useThread(area: ConversationArea, loaded: Thread): LiveThread {
  const { locale } = usePage();
  const [thread, setThread] = useState(loaded);
  const [news, setNews] = useState<readonly Message[]>([]);
  const changes = useStore(inboxChanges, 0);
  const session = useSession();
  const total = session.status === 'in' ? session.session.messages.total : undefined;
  const { id } = loaded;
  // Each access to a call makes another function.
  const calls = useMemo(() => conversationCalls(area, browserApi), [area]);

  const show = (latest: Thread) => {
    const known = new Set(thread.messages.map((each) => each.id));
    const fresh = latest.messages.filter((each) => !each.is_own && !known.has(each.id));
    if (fresh.length > 0) setNews(fresh);
    setThread((now) => joined(now, latest));
  };
  const take = useEffectEvent(show);
  useEffect(() => {
    if (changes === 0 && total === undefined) return;
    // The next event or poll tries again.
    calls.thread({ params: { id }, query: { lang: locale } }).then(take, () => undefined);
  }, [changes, total, id, locale, calls]);

  const lastOfPartner = thread.messages.findLast((each) => !each.is_own)?.id ?? 0;
  useEffect(() => {
    const mark = () => {
      if (document.hidden || lastOfPartner === 0) return;
      calls
        .markRead({ params: { id }, body: { up_to: lastOfPartner } })
        .then(refreshCounts)
        .catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, lastOfPartner, calls]);

  return {
    thread,
    news,
    refresh: async () => show(await calls.thread({ params: { id }, query: { lang: locale } })),
    loadEarlier: async () => {
      const before = thread.messages[0]?.id;
      if (before === undefined) return;
      const earlier = await calls.thread({ params: { id }, query: { lang: locale, before } });
      setThread((now) => ({
        ...now,
        has_earlier: earlier.has_earlier,
        messages: ordered([...earlier.messages, ...now.messages]),
      }));
    },
    add: (message) => setThread((now) => ({ ...now, messages: ordered([...now.messages, message]) })),
  };
}

/** What is known and what has come since. A held message that was released is another one: it has a new id. */
function joined(known: Thread, latest: Thread): Thread {
  const first = latest.messages[0]?.id ?? 0;
  const isGapless = known.messages.some((each) => each.id >= first) || known.messages.length === 0;
  if (!isGapless) return latest;
  const kept = known.messages.filter((each) => each.delivery !== 'held' || each.id < first);
  return { ...latest, has_earlier: known.has_earlier, messages: ordered([...kept, ...latest.messages]) };
}

/** By id, each once. */
function ordered(messages: readonly Message[]): Message[] {
  return [...new Map(messages.map((each) => [each.id, each])).values()].sort((one, other) => one.id - other.id);
}
