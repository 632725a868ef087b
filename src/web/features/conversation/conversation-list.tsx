import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ConversationPage, ConversationSummary } from '#shared/messages/contract.ts';
import type { ConversationFolder } from '#shared/messages/limits.ts';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { conversationPath, messagesPath, type ConversationArea } from './conversation-area.ts';
import { useDealEventText } from '#web/features/deal/deal-event-text.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';
import { MessageFolders } from './message-folders.tsx';
import { useCautionTexts } from './message-text.tsx';
import { ShortTime } from './message-time.tsx';
import { PartnerPicture, usePartnerName } from './partner.tsx';

export interface ConversationListData {
  readonly page: ConversationPage;
  readonly folder: ConversationFolder;
  readonly q: string;
}

/** Conversations with search and archive, unread ones first. */
export function ConversationList({ area, data }: { area: ConversationArea; data: ConversationListData }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { page, folder, q } = data;
  const path = messagesPath(area, locale);
  const hrefOf = (to: { folder?: ConversationFolder; page?: number }) => {
    const query = new URLSearchParams({
      ...((to.folder ?? folder) === 'archived' && { folder: 'archived' }),
      ...(q && to.folder === undefined && { q }),
      ...(to.page !== undefined && to.page > 1 && { page: String(to.page) }),
    });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <MessageFolders area={area} current={folder} hrefOf={(to) => hrefOf({ folder: to })} />
        <Search path={path} folder={folder} q={q} />
      </div>
      {page.conversations.length === 0 ? (
        <NoConversations area={area} folder={folder} q={q} allHref={hrefOf({ folder })} />
      ) : (
        <ul
          aria-label={t`Konverzace`}
          className="divide-y divide-line overflow-hidden rounded border border-line bg-surface"
        >
          {page.conversations.map((conversation) => (
            <ConversationRow key={conversation.id} area={area} conversation={conversation} />
          ))}
        </ul>
      )}
      <Pagination current={page.page} last={page.pages} hrefOf={(at) => hrefOf({ page: at })} />
    </>
  );
}

function Search({ path, folder, q }: { path: string; folder: ConversationFolder; q: string }) {
  const { t } = useLingui();
  return (
    <form
      action={path}
      role="search"
      aria-label={t`Hledat ve zprávách`}
      className="flex w-full items-end gap-2 tablet:w-auto"
    >
      {folder === 'archived' && <input type="hidden" name="folder" value="archived" />}
      <TextField
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        label={t`Hledat ve zprávách`}
        isLabelHidden
        placeholder={t`Hledat ve zprávách`}
        className="min-w-0 grow tablet:w-72"
      />
      <Button type="submit" look="secondary" aria-label={t`Hledat`}>
        <Icon name="search" />
      </Button>
    </form>
  );
}

function ConversationRow({ area, conversation }: { area: ConversationArea; conversation: ConversationSummary }) {
  const { locale } = usePage();
  const nameOf = usePartnerName();
  const { id, partner, subject, kind, unread, picture, last_message: last } = conversation;
  const eventText = useDealEventText();
  const cautionTexts = useCautionTexts();
  const isUnread = unread > 0;
  return (
    <li
      className={classes(
        'relative flex gap-3 p-3 hover:bg-sunken tablet:gap-4 tablet:p-4',
        isUnread && 'bg-amber-soft/50',
      )}
    >
      <PartnerPicture partner={partner} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <a
            href={conversationPath(area, locale, id)}
            className={classes(
              'min-w-0 break-words no-underline after:absolute after:inset-0',
              isUnread ? 'font-bold' : 'font-semibold',
            )}
          >
            {nameOf(partner)}
          </a>
          <ShortTime time={last.sent_at} className="shrink-0 text-sm text-muted tabular-nums" />
        </div>
        {subject !== '' && (
          <p className="truncate text-sm text-muted">
            {kind === 'order' ? <Trans>Objednávka {subject}</Trans> : <span lang={unknownLanguage}>{subject}</span>}
          </p>
        )}
        <div className="flex items-baseline justify-between gap-3">
          <p className={classes('min-w-0 truncate', isUnread ? 'font-semibold' : 'text-muted')}>
            {last.is_own && (
              <span>
                <Trans>Vy:</Trans>{' '}
              </span>
            )}
            {last.event ? (
              eventText(last.event)
            ) : last.is_hidden ? (
              <Trans>Zprávu skryl správce.</Trans>
            ) : last.caution ? (
              cautionTexts[last.caution][0]
            ) : last.text ? (
              <span lang={unknownLanguage}>{last.text}</span>
            ) : (
              <Trans>Obrázek</Trans>
            )}
          </p>
          {isUnread && (
            <span className="shrink-0 rounded-full bg-bottle px-2 text-sm font-semibold text-on-bottle tabular-nums">
              <span aria-hidden="true">{unread}</span>
              <span className="sr-only">
                <Plural value={unread} one="# nová zpráva" few="# nové zprávy" other="# nových zpráv" />
              </span>
            </span>
          )}
        </div>
      </div>
      {kind === 'listing' && (
        <ListingPicture picture={picture} alt="" sizes="48px" className="w-12 shrink-0 self-center rounded" />
      )}
    </li>
  );
}

interface NoConversationsProps {
  readonly area: ConversationArea;
  readonly folder: ConversationFolder;
  readonly q: string;
  readonly allHref: string;
}

function NoConversations({ area, folder, q, allHref }: NoConversationsProps) {
  if (q !== '')
    return (
      <EmptyState pictogram="glass" title={<Trans>Nic jsme nenašli</Trans>}>
        <p>
          <Trans>Hledáme ve zprávách, jménech a názvech nabídek.</Trans>
        </p>
        <a href={allHref} className="underline underline-offset-4">
          <Trans>Zobrazit všechny zprávy</Trans>
        </a>
      </EmptyState>
    );
  if (folder === 'archived')
    return (
      <EmptyState pictogram="case" title={<Trans>Archiv je prázdný</Trans>}>
        <p>
          <Trans>Konverzaci sem odložíte v jejím detailu. Nová zpráva ji vrátí mezi doručené.</Trans>
        </p>
      </EmptyState>
    );
  return (
    <EmptyState pictogram="carafe" title={<Trans>Zatím tu nic není</Trans>}>
      <p>
        {area === 'account' ? (
          <Trans>Prodejci napíšete přímo z jeho nabídky, obchodu ze své objednávky.</Trans>
        ) : (
          <Trans>Až kupující napíšou k objednávce nebo ke zboží, najdete jejich zprávy tady.</Trans>
        )}
      </p>
    </EmptyState>
  );
}
