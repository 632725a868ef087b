import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { ConversationList, type ConversationListData } from '#web/features/conversation/conversation-list.tsx';
import { loadConversations } from '#web/features/conversation/load-conversations.ts';
import { useReloadOnNews } from '#web/features/conversation/use-reload-on-news.ts';
import { defineScreen } from '#web/page/screen.ts';

/** The conversations of buyers with the shop. */
export const screen = defineScreen<ConversationListData>({
  layout: 'bare',
  load: (context) => loadConversations('shop', context),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Zprávy`),
    alternates: pathsInAllLocales('admin-messages'),
    isIndexed: false,
  }),
  Page: function AdminMessagesPage({ data }) {
    useReloadOnNews();
    return (
      <AdminFrame title={<Trans>Zprávy</Trans>}>
        <ConversationList area="shop" data={data} />
      </AdminFrame>
    );
  },
});
