import { msg } from '@lingui/core/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Thread } from '#shared/messages/contract.ts';
import { ThreadView } from '#web/features/conversation/thread-view.tsx';
import { defineScreen } from '#web/page/screen.ts';

/** A conversation of the logged-in user. */
export const screen = defineScreen<{ readonly thread: Thread; readonly hasFailed: boolean }>({
  load: async ({ api, locale, params, query }) => ({
    thread: await api.messages.thread({ params: { id: Number(params.id) }, query: { lang: locale } }),
    hasFailed: query.has('failed'),
  }),
  head: ({ thread: { id, partner, subject } }, { i18n }) => ({
    title: partner?.username ?? i18n._(msg`Obchod Karafa: ${{ subject }}`),
    alternates: mapLocales((each) => routePath('account-conversation', each, { id })),
    isIndexed: false,
  }),
  Page: ({ data: { thread, hasFailed } }) => (
    <ThreadView key={thread.id} area="account" loaded={thread} hasFailed={hasFailed} />
  ),
});
