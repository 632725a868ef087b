import type { FastifyInstance } from 'fastify';
import { adminBranchesContract } from '#shared/delivery/admin-branches-contract.ts';
import { adminDeliveryContract } from '#shared/delivery/admin-contract.ts';
import { adminPickupPointsContract } from '#shared/delivery/admin-pickup-points-contract.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { listBranchRecords, listClosureRecords } from './admin-branch.queries.ts';
import { listCarrierRecords, listPaymentMethodRecords } from './admin-carrier.queries.ts';
import {
  countAdminPickupPoints,
  listAdminPickupPoints,
  listPointCarriers,
  pickupPointsPerAdminPage,
} from './admin-pickup-point.queries.ts';
import { addBranch, addClosure, changeBranch, deleteClosure } from './change-branches.ts';
import { addCarrier, changeCarrier } from './change-carriers.ts';
import { changePaymentMethod } from './change-payment-methods.ts';
import { importPickupPoints, setPickupPointsActive, switchOffOthers } from './change-pickup-points.ts';
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
  mountCalls(app, 'adminPickupPoints', adminPickupPointsContract, {
    list: async ({ query }, { locale }) => {
      const [found, total, carriers] = await Promise.all([
        listAdminPickupPoints(db, query, locale),
        countAdminPickupPoints(db, query),
        listPointCarriers(db, locale),
      ]);
      const { rows: points, has_more } = adminPage(found, query.page, pickupPointsPerAdminPage);
      return { points, total, page: query.page, has_more, carriers };
    },
    import: ({ body }, { caller }) => importPickupPoints(context, body, caller.accountId),
    switchOffOthers: async ({ body }, { caller }) => ({
      switched_off: await switchOffOthers(context, body, caller.accountId),
    }),
    activity: async ({ body }, { caller }) => ({
      decided: await setPickupPointsActive(context, body, caller.accountId),
    }),
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
