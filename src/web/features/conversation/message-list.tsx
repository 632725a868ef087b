import { Fragment } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { calendarDay, formatDate, formatTime } from '#shared/i18n/dates.ts';
import type { DealEvent } from '#shared/deals/contract.ts';
import type { Message } from '#shared/messages/contract.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { useDealEventText } from '#web/features/deal/deal-event-text.tsx';
import { ReportLink } from '#web/features/report/report-link.tsx';
import { MessageText } from './message-text.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';

interface MessageListProps {
  readonly messages: readonly Message[];
  readonly partnerName: string;
  /** Id of the last message that the other side has read. */
  readonly readUpTo: number;
  /** Messages of another user; the shop neither reports nor is reported. */
  readonly mayReport: boolean;
}

/** Messages by day, one's own on the right. */
export function MessageList({ messages, partnerName, readUpTo, mayReport }: MessageListProps) {
  const { locale } = usePage();
  const lastRead = messages.findLast(
    (each) => each.is_own && !each.event && each.delivery === 'delivered' && each.id <= readUpTo,
  )?.id;
  return (
    <ol className="flex flex-col gap-2">
      {messages.map((message, index) => {
        const previous = messages[index - 1];
        const isNewDay = !previous || dayOf(previous) !== dayOf(message);
        return (
          <Fragment key={message.id}>
            {isNewDay && <li className="my-2 text-center text-sm text-muted">{formatDate(message.sent_at, locale)}</li>}
            {message.event ? (
              <EventItem message={message} event={message.event} partnerName={partnerName} mayReport={mayReport} />
            ) : (
              <MessageItem
                message={message}
                partnerName={partnerName}
                isLastRead={message.id === lastRead}
                mayReport={mayReport}
              />
            )}
          </Fragment>
        );
      })}
    </ol>
  );
}

const dayOf = ({ sent_at: at }: Message) => JSON.stringify(calendarDay(at));

interface EventItemProps {
  readonly message: Message;
  readonly event: DealEvent;
  readonly partnerName: string;
  readonly mayReport: boolean;
}

/** What has happened in the deal, between the messages. */
function EventItem({ message, event, partnerName, mayReport }: EventItemProps) {
  const { t } = useLingui();
  const eventText = useDealEventText();
  const isOfPortal = event.kind === 'expired' || event.kind === 'ended';
  return (
    <li className="my-1 max-w-[95%] self-center rounded border border-line bg-sunken px-3 py-2 text-center text-sm">
      <p>
        <strong>{isOfPortal ? 'Karafa' : message.is_own ? t`Vy` : partnerName}</strong>
        {' · '}
        {eventText(event)}
      </p>
      {message.is_hidden && <HiddenNote />}
      {message.text !== '' && (
        <div className="mt-0.5">
          <MessageText message={message} />
        </div>
      )}
      <p className="mt-0.5 flex justify-center gap-3 text-xs text-muted">
        <time dateTime={message.sent_at}>{formatTime(message.sent_at)}</time>
        {mayReport && !message.is_own && message.text !== '' && <ReportLink kind="message" id={message.id} />}
      </p>
    </li>
  );
}

function HiddenNote() {
  return (
    <span className="italic">
      <Trans>Zprávu skryl správce.</Trans>
    </span>
  );
}

interface MessageItemProps {
  readonly message: Message;
  readonly partnerName: string;
  readonly isLastRead: boolean;
  readonly mayReport: boolean;
}

function MessageItem({ message, partnerName, isLastRead, mayReport }: MessageItemProps) {
  const { t } = useLingui();
  const { is_own: isOwn, is_hidden, text, pictures, sent_at: at, delivery } = message;
  return (
    <li
      className={classes('flex max-w-[85%] flex-col tablet:max-w-[70%]', isOwn ? 'items-end self-end' : 'self-start')}
    >
      <div
        className={classes(
          'rounded-lg px-3.5 py-2.5',
          isOwn ? 'rounded-br-none bg-bottle text-on-bottle' : 'rounded-bl-none border border-line bg-surface',
        )}
      >
        <span className="sr-only">{isOwn ? t`Vy` : partnerName}: </span>
        {is_hidden && <HiddenNote />}
        {text !== '' && <MessageText message={message} />}
        {pictures.length > 0 && (
          <ul className={classes('flex flex-wrap gap-2', text !== '' && 'mt-2')}>
            {pictures.map(({ key }, index) => (
              <li key={key}>
                <a href={pictureAddress(key, 1600, 'webp')} target="_blank" rel="noopener">
                  <img
                    src={pictureAddress(key, 320, 'webp')}
                    alt={t`Obrázek ${index + 1} z ${pictures.length}, zvětšit`}
                    width={160}
                    height={160}
                    loading="lazy"
                    className="size-40 rounded bg-sunken object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="mt-0.5 flex flex-wrap items-center px-1 text-xs text-muted">
        <time dateTime={at}>{formatTime(at)}</time>
        {isLastRead && (
          <>
            <span className="mx-1">·</span>
            <Trans>Přečteno</Trans>
          </>
        )}
        {mayReport && !isOwn && !is_hidden && <ReportLink kind="message" id={message.id} className="ml-3" />}
      </p>
      {delivery === 'held' && (
        <p className="px-1 text-right text-sm text-muted">
          <Trans>Čeká na kontrolu: stejný text posíláte více lidem, proto ho nejdřív přečte správce.</Trans>
        </p>
      )}
      {delivery === 'refused' && (
        <p className="px-1 text-right text-sm text-burgundy-text">
          <Trans>Nedoručeno: správce hromadnou zprávu nepovolil.</Trans>
        </p>
      )}
    </li>
  );
}
