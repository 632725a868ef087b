import type { FastifyInstance } from 'fastify';
import { adminReasonsContract } from '#shared/reasons/contract.ts';
import { forbidden } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { addReason, changeReason, deleteReason } from './change-reasons.ts';
import { editableKinds } from './reason-policy.ts';
import { listReasons } from './rejection-reason.queries.ts';

export function mountAdminReasons(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminReasons', adminReasonsContract, {
    list: async ({ query }, { caller }) => {
      const kinds = editableKinds(caller).filter((kind) => query.kind === undefined || kind === query.kind);
      if (kinds.length === 0) throw forbidden();
      return (await listReasons(context.db, kinds)).map(withVersion);
    },
    add: async ({ body }, { caller }) => addReason(context, caller, body),
    change: async ({ params, body }, { caller }) =>
      changeReason(context, { id: params.id, actor: caller, input: body }),
    delete: async ({ params }, { caller }) => {
      await deleteReason(context, caller, params.id);
      return {};
    },
  });
}
