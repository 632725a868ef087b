import type { FastifyInstance } from 'fastify';
import { forbidden } from '#shared/errors.ts';
import { adminToppingContract, toppingContract } from '#shared/topping/contract.ts';
import type { Context } from '#server/context.ts';
import { adminDocumentsOf } from '#server/features/paid-services/index.ts';
import { askGateway, type PaymentSubjects } from '#server/features/payments/index.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { presentAdminTopping } from './admin-topping-presenter.ts';
import { listToppings, rowsPerPage } from './admin-topping.queries.ts';
import { approveToppings, rejectToppings } from './decide-toppings.ts';
import { getTopping } from './get-topping.ts';
import { changePrices, getPricesForm } from './prices.ts';
import { cancelTopping, findOwnAdvert, payTopping } from './request-topping.ts';
import { findOpenTopping, listCurrentToppings } from './topping.queries.ts';

export function mountTopping(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  const { db } = context;
  mountCalls(app, 'topping', toppingContract, {
    get: ({ params: { id: advertId }, query: { lang } }, { caller: { accountId } }) =>
      getTopping(context, { accountId, advertId, lang }),
    pay: async ({ params: { id: advertId }, body }, { caller: { accountId }, locale }) => ({
      redirect: await payTopping(context, subjects, { ...body, accountId, advertId, locale }),
    }),
    check: async ({ params: { id: advertId }, query: { lang } }, { caller: { accountId } }) => {
      await findOwnAdvert(db, accountId, advertId, lang);
      const open = await findOpenTopping(db, advertId);
      if (open?.topping_state === 'unpaid') await askGateway(context, subjects, { kind: 'topping', id: open.id });
      return getTopping(context, { accountId, advertId, lang });
    },
    cancel: async ({ params: { id: advertId } }, { caller: { accountId }, locale }) => {
      await cancelTopping(context, { accountId, advertId, locale });
      return {};
    },
    current: (_input, { caller: { accountId } }) => listCurrentToppings(db, accountId, context.now()),
  });
}

export function mountAdminTopping(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(app, 'adminTopping', adminToppingContract, {
    // Some decide on adverts, others record transfers and refund.
    list: async ({ query }, { caller: { scopes } }) => {
      if (!scopes.includes('adverts') && !scopes.includes('orders')) throw forbidden();
      const { rows, has_more } = adminPage(await listToppings(db, query), query.page, rowsPerPage);
      const documentsOf = await adminDocumentsOf(db, rows);
      return { toppings: rows.map((row) => presentAdminTopping(row, documentsOf(row))), page: query.page, has_more };
    },
    approve: ({ body: { ids } }, { caller }) => approveToppings(context, { ids, actorId: caller.accountId }),
    reject: ({ body: { ids, ...words } }, { caller }) =>
      rejectToppings(context, { ids, actorId: caller.accountId }, words),
    prices: async () => withVersion(await getPricesForm(db, context)),
    changePrices: ({ body }, { caller }) => changePrices(context, caller.accountId, body),
  });
}
