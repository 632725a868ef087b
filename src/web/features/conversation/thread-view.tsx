import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { Message, Thread } from '#shared/messages/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDealEventText } from '#web/features/deal/deal-event-text.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { useFailureText } from '#web/page/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { unknownLanguage } from '#web/ui/unknown-language.ts';
import { ClosedNote } from './closed-note.tsx';
import { ConversationActions } from './conversation-actions.tsx';
import { ConversationSubject } from './conversation-subject.tsx';
import { conversationCalls, draftOf, messagesPath, type ConversationArea } from './conversation-area.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { useCautionTexts } from './message-text.tsx';
import { PartnerPicture, usePartnerName } from './partner.tsx';
import { useQuickReplies } from './use-quick-replies.ts';
import { useThread } from './use-thread.ts';

interface ThreadViewProps {
  readonly area: ConversationArea;
  readonly loaded: Thread;
  /**
   * What stands after the latest message, where a thread opens, e.g. the deal with its next step.
   * @param refresh shows the thread as it is now
   */
  readonly renderPanel?: (thread: Thread, refresh: () => Promise<void>) => ReactNode;
  /** A message sent without script has failed. */
  readonly hasFailed?: boolean;
}

/** An open conversation: what it is about, its messages and the form for the next one. */
export function ThreadView({ area, loaded, renderPanel, hasFailed = false }: ThreadViewProps) {
  const { locale } = usePage();
  const { thread, news, refresh, loadEarlier, add } = useThread(area, loaded);
  const partnerName = usePartnerName()(thread.partner);
  const eventText = useDealEventText();
  const cautionTexts = useCautionTexts();
  const replies = useQuickReplies(area, thread);
  const hasWritten = thread.messages.some((each) => each.is_own);
  // A warning next to ready answers would contradict itself.
  const isSuspicious = thread.messages.some(({ caution }) => caution === 'suspicious' || caution === 'known_fraud');
  const end = useEndInView(thread.messages.at(-1));
  const { send } = conversationCalls(area, browserApi);
  // The frame of the administration has a title of its own.
  const Heading = area === 'shop' ? 'h2' : 'h1';

  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <header className="flex items-center gap-3">
        <a
          href={messagesPath(area, locale)}
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded hover:bg-sunken"
        >
          <Icon name="chevron-left" />
          <span className="sr-only">
            <Trans>Zpět na zprávy</Trans>
          </span>
        </a>
        <PartnerPicture partner={thread.partner} />
        <Heading className="min-w-0 grow text-lg tablet:text-xl">
          {thread.partner ? (
            <a href={routePath('user', locale, { id: thread.partner.id })}>{partnerName}</a>
          ) : (
            partnerName
          )}
        </Heading>
        <ConversationActions area={area} thread={thread} onChanged={refresh} />
      </header>
      <ConversationSubject area={area} thread={thread} />
      {thread.has_earlier && <EarlierButton onPress={loadEarlier} />}
      {thread.messages.length === 0 && (
        <p className="text-center text-muted">
          <Trans>Zprávy jste smazali, zůstal tu jen obchod.</Trans>
        </p>
      )}
      <MessageList
        messages={thread.messages}
        partnerName={partnerName}
        readUpTo={thread.partner_read_up_to}
        mayReport={area === 'account' && thread.partner !== null}
      />
      <p role="log" className="sr-only">
        {news.map(({ id, text, event, caution }) => (
          <span key={id}>
            {partnerName}: {event && `${eventText(event)} `}
            {caution && cautionTexts[caution][0]}
            {!caution && (text ? <span lang={unknownLanguage}>{text}</span> : !event && <Trans>Obrázek</Trans>)}{' '}
          </span>
        ))}
      </p>
      {renderPanel?.(thread, refresh)}
      {thread.closed === null ? (
        <MessageForm
          draft={draftOf(area, thread.id)}
          plain={{ action: `/api/me/conversations/${thread.id}/form` }}
          hasFailed={hasFailed}
          suggestions={hasWritten || isSuspicious || thread.messages.length === 0 ? [] : replies}
          send={(message) => send({ params: { id: thread.id }, body: message })}
          onSent={(sent) => add(sent.message)}
        />
      ) : (
        <ClosedNote reason={thread.closed} partner={thread.partner} listing={thread.listing} onUnblocked={refresh} />
      )}
      <div ref={end} />
    </div>
  );
}

/**
 * The end of a thread: the latest message and the form are what one came for. It is scrolled to with each new message, but
 * who has scrolled up to earlier ones reads on.
 */
function useEndInView(last: Message | undefined): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isSeen = useRef(true);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        isSeen.current = entries.at(-1)!.isIntersecting;
      },
      { rootMargin: '0px 0px 160px' },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  const { id, is_own: isOwn } = last ?? {};
  useEffect(() => {
    if (isOwn || isSeen.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [id, isOwn]);
  return end;
}

function EarlierButton({ onPress }: { onPress: () => Promise<void> }) {
  const failureText = useFailureText();
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    await onPress().catch((error: unknown) => showSnackbar({ text: failureText(error), tone: 'error' }));
    setIsLoading(false);
  };
  return (
    <p className="text-center">
      <Button look="secondary" size="small" disabled={isLoading} onClick={() => void load()}>
        <Trans>Zobrazit starší zprávy</Trans>
      </Button>
    </p>
  );
}
