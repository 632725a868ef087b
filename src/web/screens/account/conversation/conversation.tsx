import { msg } from '@lingui/core/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { DealOfThread } from '#shared/deals/contract.ts';
import type { Thread } from '#shared/messages/contract.ts';
import { ThreadView } from '#web/features/conversation/thread-view.tsx';
import { DealPanel } from '#web/features/deal/deal-panel.tsx';
import { personName } from '#web/features/person/person-name.ts';
import { defineScreen } from '#web/page/screen.ts';

interface ConversationData {
  readonly thread: Thread;
  readonly deal: DealOfThread;
  readonly hasFailed: boolean;
}

/** A conversation of the logged-in user. */
export const screen = defineScreen<ConversationData>({
  load: async ({ api, locale, params, query }) => {
    const one = { id: Number(params.id) };
    const [thread, deal] = await Promise.all([
      api.messages.thread({ params: one, query: { lang: locale } }),
      api.deals.ofThread({ params: one }),
    ]);
    return { thread, deal, hasFailed: query.has('failed') };
  },
  head: ({ thread: { id, partner, subject } }, { i18n }) => ({
    title: partner ? personName(i18n, partner.username) : i18n._(msg`Obchod Karafa: ${{ subject }}`),
    alternates: mapLocales((each) => routePath('account-conversation', each, { id })),
    isIndexed: false,
  }),
  Page: ({ data: { thread, deal, hasFailed } }) => (
    <ThreadView
      key={thread.id}
      area="account"
      loaded={thread}
      renderPanel={(current, refresh) => <DealPanel thread={current} loaded={deal} onChanged={refresh} />}
      hasFailed={hasFailed}
    />
  ),
});
