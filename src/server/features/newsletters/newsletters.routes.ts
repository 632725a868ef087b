import type { FastifyInstance } from 'fastify';
import { newslettersContract } from '#shared/newsletters/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { changeLinked, confirmLinked, endLinked, getLinked } from './links/linked-subscription.ts';
import { mountPlainForms } from './links/plain-forms.routes.ts';
import { listOfferedCategories } from './list-offered-categories.ts';
import { endOwnSubscription, getOwnSubscription, sendOwnConfirmation, setOwnChoice } from './own-subscription.ts';
import { subscribe } from './subscribe.ts';

export function mountNewsletters(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'newsletters', newslettersContract, {
    save: async ({ body }, { request }) => {
      await subscribe(context, body, request.ip);
      return {};
    },
    get: async (_input, { caller }) => {
      const { state, selectedCategories } = await getOwnSubscription(context, caller.accountId);
      return { selectedCategories: state === 'suppressed' ? [] : selectedCategories };
    },
    preferences: ({ body }, { caller }) => setOwnChoice(context, caller.accountId, body.selectedCategories),
    categories: ({ query }) => listOfferedCategories(context, query.lang),
    own: (_input, { caller }) => getOwnSubscription(context, caller.accountId),
    sendAgain: async (_input, { caller }) => {
      await sendOwnConfirmation(context, caller.accountId);
      return {};
    },
    endOwn: async (_input, { caller }) => {
      await endOwnSubscription(context, caller.accountId);
      return {};
    },
    linked: ({ params }) => getLinked(context, params.token),
    confirm: ({ params }) => confirmLinked(context, params.token),
    changeLinked: ({ params, body }) => changeLinked(context, params.token, body.selectedCategories),
    endLinked: async ({ params }) => {
      await endLinked(context, params.token);
      return {};
    },
  });
  mountPlainForms(app, context);
}
