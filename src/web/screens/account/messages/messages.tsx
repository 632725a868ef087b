import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { ConversationList, type ConversationListData } from '#web/features/conversation/conversation-list.tsx';
import { loadConversations } from '#web/features/conversation/load-conversations.ts';
import { useReloadOnNews } from '#web/features/conversation/use-reload-on-news.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';

/** The conversations of the logged-in user. */
export const screen = defineScreen<ConversationListData>({
  load: (context) => loadConversations('account', context),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Zprávy`),
    alternates: pathsInAllLocales('account-messages'),
    isIndexed: false,
  }),
  Page: function MessagesPage({ data }) {
    useReloadOnNews();
    const { locale } = usePage();
    return (
      <>
        <h1 className="mb-6 text-3xl">
          <Trans>Zprávy</Trans>
        </h1>
        <ConversationList area="account" data={data} />
        <p className="mt-6">
          <a href={routePath('account-blocked-users', locale)}>
            <Trans>Zablokovaní uživatelé</Trans>
          </a>
        </p>
      </>
    );
  },
});
