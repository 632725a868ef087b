import { ZodError } from 'zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from '#shared/errors.ts';
import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { firstMessageInput, messageInput } from '#shared/messages/contract.ts';
import type { Context } from '#server/context.ts';
import { acceptForms, type FormFields } from '#server/platform/calls/accept-forms.ts';
import { checkAccess, ensureNotSuspended } from '#server/platform/calls/caller.ts';
import { beginConversation, sendMessage, type SentMessage } from './send-message.ts';
import { userSide } from './side.ts';

/**
 * The forms of messages for browsers without script: they are led to the conversation, or back to the form with `?failed`.
 * Where the bot protection is on, only a script can prove itself, so the first message needs one.
 */
export function mountPlainForms(app: FastifyInstance, context: Context): void {
  void app.register(async (route) => {
    acceptForms(route, 65_536);
    const options = {
      schema: { hide: true },
      onRequest: async (request: FastifyRequest) => checkAccess(request, 'account'),
    };
    route.post<{ Body: FormFields | undefined }>('/api/me/conversations/form', options, async (request, reply) => {
      const form = request.body ?? {};
      const { kind = '', target_id: target = '' } = form;
      const back = `${routePath('account-messages-add', localeOf(form))}?${new URLSearchParams({ [kind]: target })}&failed`;
      return answer(reply, form, back, async () => {
        ensureNotSuspended(request.caller!);
        await app.checkBot(request, 'message');
        return beginConversation(context, request.caller!.accountId, firstMessageInput.parse(form), localeOf(form));
      });
    });
    route.post<{ Params: { id: string }; Body: FormFields | undefined }>(
      '/api/me/conversations/:id/form',
      options,
      async (request, reply) => {
        const form = request.body ?? {};
        const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : 0;
        const back = `${routePath('account-conversation', localeOf(form), { id })}?failed`;
        return answer(reply, form, back, async () => {
          ensureNotSuspended(request.caller!);
          return sendMessage(context, userSide(request.caller!.accountId), id, messageInput.parse(form));
        });
      },
    );
  });
}

const localeOf = ({ lang }: FormFields) => (isLocale(lang) ? lang : defaultLocale);

async function answer(
  reply: FastifyReply,
  form: FormFields,
  back: string,
  send: () => Promise<SentMessage>,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  try {
    const { conversation_id: id } = await send();
    return await reply.redirect(routePath('account-conversation', localeOf(form), { id }), 303);
  } catch (error) {
    if (!(error instanceof CodedError || error instanceof ZodError)) throw error;
    return reply.redirect(back, 303);
  }
}
