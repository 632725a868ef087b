import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { ConversationProspect, ConversationTarget } from '#shared/messages/contract.ts';
import { conversationKinds, type ConversationKind } from '#shared/messages/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/api-error.ts';
import { draftOf } from '#web/features/conversation/conversation-area.ts';
import { ConversationSubject } from '#web/features/conversation/conversation-subject.tsx';
import { MessageForm } from '#web/features/conversation/message-form.tsx';
import { PartnerPicture, usePartnerName } from '#web/features/conversation/partner.tsx';
import { ClosedNote } from '#web/features/conversation/closed-note.tsx';
import { useQuickReplies } from '#web/features/conversation/use-quick-replies.ts';
import { ReservedNote } from '#web/features/deal/reserved-note.tsx';
import { BotCheck } from '#web/features/bot-check/bot-check.tsx';
import { useBotToken } from '#web/features/bot-check/use-bot-token.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen, redirect } from '#web/page/screen.ts';

interface FirstMessage {
  readonly target: ConversationTarget;
  readonly prospect: ConversationProspect;
  readonly hasFailed: boolean;
}

/** Writes the first message about a listing, to a user or about an order: `?listing=12`, `?user=3`, `?order=7`. */
export const screen = defineScreen<FirstMessage>({
  load: async ({ api, locale, query }) => {
    const target = readTarget(query);
    const prospect = await api.messages.prospect({ query: { ...target, lang: locale } });
    if (prospect.conversation_id !== null)
      throw redirect(routePath('account-conversation', locale, { id: prospect.conversation_id }), 302);
    return { target, prospect, hasFailed: query.has('failed') };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nová zpráva`),
    alternates: pathsInAllLocales('account-messages-add'),
    isIndexed: false,
  }),
  Page: FirstMessagePage,
});

/** @throws ApiError 404 if the address names nothing to write about */
function readTarget(query: URLSearchParams): ConversationTarget {
  const kind = conversationKinds.find((each) => query.has(each));
  const id = kind && Number(query.get(kind));
  if (!kind || !id || !Number.isSafeInteger(id) || id < 0) throw new ApiError(404, {});
  return { kind, target_id: id };
}

function FirstMessagePage({ data: { target, prospect, hasFailed } }: { data: FirstMessage }) {
  const { locale } = usePage();
  const { navigate, reload } = useNavigation();
  const partnerName = usePartnerName()(prospect.partner);
  const kind: ConversationKind = target.kind;
  const about = { kind, subject: prospect.subject, listing: prospect.listing, order: null };
  const suggestions = useQuickReplies('account', { ...about, is_own_listing: false });
  const makeBotToken = useBotToken('message');
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <h1 className="text-3xl">
        <Trans>Nová zpráva</Trans>
      </h1>
      <p className="flex items-center gap-3 text-lg font-semibold">
        <PartnerPicture partner={prospect.partner} />
        {partnerName}
      </p>
      <ConversationSubject area="account" thread={about} />
      {prospect.listing?.is_reserved && <ReservedNote listingId={prospect.listing.id} />}
      {prospect.closed === null ? (
        <MessageForm
          draft={`message:${kind}:${target.target_id}`}
          plain={{ action: '/api/me/conversations/form', fields: { ...target } }}
          hasFailed={hasFailed}
          suggestions={suggestions}
          send={async (message) =>
            browserApi.messages.begin({ body: { ...target, ...message, ...(await makeBotToken()) } })
          }
          onSent={({ conversation_id: id }) =>
            navigate(routePath('account-conversation', locale, { id }), { replace: true })
          }
          nextDraft={({ conversation_id: id }) => draftOf('account', id)}
        >
          <BotCheck />
        </MessageForm>
      ) : (
        <ClosedNote
          reason={prospect.closed}
          partner={prospect.partner}
          listing={prospect.listing}
          onUnblocked={reload}
        />
      )}
    </div>
  );
}
