import type { FastifyInstance } from 'fastify';
import { adminPrivacyContract } from '#shared/privacy/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { closeOnRequest } from './erasure/close-account.ts';
import { keepOnRequest } from './erasure/keep-account.ts';
import { getErasure, listErasurePage } from './erasure/list-erasures.ts';
import { listRetention, runRetention } from './retention.ts';

export function mountAdminPrivacy(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminPrivacy', adminPrivacyContract, {
    erasures: ({ query }) => listErasurePage(context.db, query),
    erase: async ({ params: { id } }, { caller }) => {
      await closeOnRequest(context, id, caller.accountId);
      return getErasure(context.db, id);
    },
    keep: async ({ params: { id } }, { caller }) => {
      await keepOnRequest(context, id, caller.accountId);
      return {};
    },
    retention: async () => ({ jobs: await listRetention(context) }),
    runRetention: async ({ params: { task } }, { caller }) => {
      await runRetention(context, task, caller.accountId);
      return {};
    },
  });
}
