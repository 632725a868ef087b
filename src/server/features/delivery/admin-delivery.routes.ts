import type { FastifyInstance } from 'fastify';
import { adminDeliveryContract } from '#shared/delivery/admin-contract.ts';
import { adminPickupPointsContract } from '#shared/delivery/admin-pickup-points-contract.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls, type Handlers } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { listCarrierRecords, listPaymentMethodRecords } from './admin-carrier.queries.ts';
import {
  countAdminPickupPoints,
  listAdminPickupPoints,
  listPointCarriers,
  pickupPointsPerAdminPage,
} from './admin-pickup-point.queries.ts';
import { addCarrier, changeCarrier, listCarrierErrors } from './change-carriers.ts';
import { changePaymentMethod, listPaymentMethodErrors } from './change-payment-methods.ts';
import { importPickupPoints, setPickupPointsActive, switchOffOthers } from './change-pickup-points.ts';

export function mountAdminDelivery(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const answers: Handlers<typeof adminDeliveryContract> = {
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
  };
  mountCalls(app, 'adminDelivery', adminDeliveryContract, answers, {
    addCarrier: ({ valid }) => listCarrierErrors(context, valid),
    changeCarrier: ({ params, valid }) => listCarrierErrors(context, valid, params.id),
    changePaymentMethod: ({ params, valid }) => listPaymentMethodErrors(context, valid, params.id),
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
}
