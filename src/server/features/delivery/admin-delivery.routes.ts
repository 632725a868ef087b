import type { FastifyInstance } from 'fastify';
import { adminBranchesContract } from '#shared/delivery/admin-branches-contract.ts';
import { adminDeliveryContract } from '#shared/delivery/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { listBranchRecords, listClosureRecords } from './admin-branch.queries.ts';
import { listCarrierRecords, listPaymentMethodRecords } from './admin-carrier.queries.ts';
import { addBranch, addClosure, changeBranch, deleteClosure } from './change-branches.ts';
import { addCarrier, changeCarrier } from './change-carriers.ts';
import { changePaymentMethod } from './change-payment-methods.ts';
import { dayIn } from './shop-calendar.ts';

export function mountAdminDelivery(app: FastifyInstance, context: Context): void {
  const { db, config, now } = context;
  mountCalls(app, 'adminDelivery', adminDeliveryContract, {
    carriers: async () => {
      const [carriers, methods] = await Promise.all([listCarrierRecords(db), listPaymentMethodRecords(db)]);
      return { carriers: carriers.map(withVersion), payment_methods: methods.map(withVersion) };
    },
    addCarrier: ({ body }, { caller }) => addCarrier(context, caller.accountId, body),
    changeCarrier: ({ params, body }, { caller }) =>
      changeCarrier(context, { id: params.id, actorId: caller.accountId, input: body }),
    paymentMethods: async () => (await listPaymentMethodRecords(db)).map(withVersion),
    changePaymentMethod: ({ params, body }, { caller }) =>
      changePaymentMethod(context, { id: params.id, actorId: caller.accountId, input: body }),
  });
  mountCalls(app, 'adminBranches', adminBranchesContract, {
    list: async () => {
      const today = dayIn(config.shop.timeZone, now());
      const [branches, closures] = await Promise.all([listBranchRecords(db), listClosureRecords(db, today)]);
      return { today, branches: branches.map(withVersion), closures };
    },
    add: ({ body }, { caller }) => addBranch(context, caller.accountId, body),
    change: ({ params, body }, { caller }) =>
      changeBranch(context, { id: params.id, actorId: caller.accountId, input: body }),
    addClosure: ({ body }, { caller }) => addClosure(context, caller.accountId, body),
    deleteClosure: async ({ params }, { caller }) => {
      await deleteClosure(context, caller.accountId, params.id);
      return {};
    },
  });
}
