import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Thread } from '#shared/messages/contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { conversationCalls } from '#web/features/conversation/conversation-area.ts';
import { ThreadView } from '#web/features/conversation/thread-view.tsx';
import { personName } from '#web/features/person/person-name.ts';
import { defineScreen } from '#web/page/screen.ts';

/** A conversation of a buyer with the shop. */
export const screen = defineScreen<Thread>({
  layout: 'bare',
  load: ({ api, locale, params }) =>
    conversationCalls('shop', api).thread({ params: { id: Number(params.id) }, query: { lang: locale } }),
  head: ({ id, partner, subject }, { i18n }) => ({
    title: partner ? personName(i18n, partner.username) : i18n._(msg`Obchod Karafa: ${{ subject }}`),
    alternates: mapLocales((each) => routePath('admin-conversation', each, { id })),
    isIndexed: false,
  }),
  Page: ({ data: thread }) => (
    <AdminFrame title={<Trans>Zprávy</Trans>}>
      <ThreadView key={thread.id} area="shop" loaded={thread} />
    </AdminFrame>
  ),
});
