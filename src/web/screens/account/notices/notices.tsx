import { useEffect } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Notice, noticesContract } from '#shared/accounts/notices-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDate, formatTime } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { MessageFolders } from '#web/features/conversation/message-folders.tsx';
import { refreshCounts } from '#web/features/session/refresh-session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';

type Notices = CallAnswer<(typeof noticesContract)['list']>;

/** What the portal tells the logged-in user, apart from messages of people. Opening it marks them as read. */
export const screen = defineScreen<Notices>({
  load: ({ api, locale, query }) =>
    api.notices.list({ query: { lang: locale, page: Number(query.get('page') ?? 1) || 1 } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Zprávy od Karafy`),
    alternates: pathsInAllLocales('account-notices'),
    isIndexed: false,
  }),
  Page: function NoticesPage({ data: { notices, unread, page, pages } }) {
    const { locale } = usePage();
    const path = routePath('account-notices', locale);
    const messages = routePath('account-messages', locale);
    const latest = notices[0]?.id;

    useEffect(() => {
      if (unread === 0 || latest === undefined) return;
      browserApi.notices
        .markRead({ body: { up_to: latest } })
        .then(refreshCounts)
        // They stay unread until the next visit.
        .catch(() => undefined);
    }, [latest, unread]);

    return (
      <>
        <h1 className="mb-6 text-3xl">
          <Trans>Zprávy</Trans>
        </h1>
        <div className="mb-4">
          <MessageFolders
            area="account"
            current="notices"
            hrefOf={(folder) => (folder === 'archived' ? `${messages}?folder=archived` : messages)}
          />
        </div>
        {notices.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu nic není</Trans>}>
            <p>
              <Trans>Najdete tu, co se stalo s vašimi inzeráty, hodnoceními a účtem.</Trans>
            </p>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded border border-line bg-surface">
            {notices.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
        <Pagination current={page} last={pages} hrefOf={(at) => (at > 1 ? `${path}?page=${at}` : path)} />
      </>
    );
  },
});

function NoticeItem({ notice: { title, text, path, created_at: at, is_read: isRead } }: { notice: Notice }) {
  const { locale } = usePage();
  return (
    <li
      className={classes('relative p-3 tablet:p-4', path !== null && 'hover:bg-sunken', !isRead && 'bg-amber-soft/50')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className={isRead ? 'font-semibold' : 'font-bold'}>
          {path ? (
            <a href={path} className="no-underline after:absolute after:inset-0">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        <time dateTime={at} className="text-sm text-muted tabular-nums">
          {formatDate(at, locale)} {formatTime(at)}
        </time>
      </div>
      {/* It names adverts and quotes reasons in whatever language they were written. */}
      {text !== '' && (
        <p lang={unknownLanguage} className="mt-1 max-w-[75ch] break-words whitespace-pre-line text-muted">
          {text}
        </p>
      )}
    </li>
  );
}
