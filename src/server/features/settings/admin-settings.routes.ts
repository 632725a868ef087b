import type { FastifyInstance } from 'fastify';
import { adminSettingsContract } from '#shared/settings/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { changeContacts, listContactErrors, getContacts } from './admin-contacts.ts';

export function mountAdminSettings(app: FastifyInstance, context: Context): void {
  mountCalls(
    app,
    'adminSettings',
    adminSettingsContract,
    {
      contacts: () => getContacts(context),
      changeContacts: ({ body }, { caller }) => changeContacts(context, caller.accountId, body),
    },
    { changeContacts: async ({ body }) => listContactErrors(context, body) },
  );
}
