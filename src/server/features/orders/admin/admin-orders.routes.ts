import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { adminOrderQuery, adminOrdersContract } from '#shared/orders/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { listBranches } from '#server/features/branches/index.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { mountCsv } from '#server/platform/csv/mount-csv.ts';
import { presentAdminOrderRow, presentExportedOrder } from './admin-order-presenter.ts';
import { findNeighbours, listAdminOrders, listOrdersToExport, ordersPerAdminPage } from './admin-order.queries.ts';
import { changeTracking, moveOrders, noteOrder, refuseHandover } from './change-orders.ts';
import { correctOrder } from './correct-order.ts';
import { listDayErrors } from './day-of-payment.ts';
import { getAdminOrder } from './get-admin-order.ts';
import { orderColumns } from './order-columns.ts';
import { addOverpayment, markPaid, markSeveralPaid } from './record-money.ts';
import { refundOrder } from './refund-order.ts';
import { renewLink } from '../buyer/order-link.ts';
import { presentReturn } from '../order-presenter.ts';
import { listReturnsOfOrders } from '../returned-goods/order-returns.queries.ts';

export function mountAdminOrders(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  const { db, now } = context;
  mountCalls(
    app,
    'adminOrders',
    adminOrdersContract,
    {
      list: async ({ query }) => {
        const [{ orders, total }, branches] = await Promise.all([
          listAdminOrders(db, { query, now: now() }),
          listBranches(db),
        ]);
        const { rows, has_more } = adminPage(orders, query.page, ordersPerAdminPage);
        const returns = await listReturnsOfOrders(
          db,
          rows.map(({ id }) => id),
        );
        return {
          orders: rows.map((row) => ({
            ...presentAdminOrderRow(row),
            returns: (returns.get(row.id) ?? []).map(presentReturn),
          })),
          total,
          page: query.page,
          has_more,
          branches: branches.map(({ id, town }) => ({ id, town })),
        };
      },
      get: async ({ params: { id } }, { locale }) => getAdminOrder(context, id, locale),
      neighbours: async ({ params: { id }, query }) => {
        const neighbours = await findNeighbours(db, { query, now: now() }, id);
        if (!neighbours) throw notFound();
        return neighbours;
      },
      move: async ({ body }, { caller }) => moveOrders(context, body, caller.accountId),
      markPaid: async ({ params: { id }, body }, { caller }) => ({
        outcome: await markPaid(context, subjects, { id, paidOn: body.paid_on, actorId: caller.accountId }),
      }),
      markSeveralPaid: ({ body: { ids, paid_on: paidOn } }, { caller }) =>
        markSeveralPaid(context, subjects, { ids, paidOn, actorId: caller.accountId }),
      recordOverpayment: async ({ params: { id }, body }, { caller }) => {
        await addOverpayment(context, id, body, caller.accountId);
        return {};
      },
      correct: async ({ params: { id }, body }, { caller }) => {
        await correctOrder(context, id, body, caller.accountId);
        return {};
      },
      renewLink: async ({ params: { id } }, { caller }) => {
        await renewLink(context, id, { actorId: caller.accountId });
        return {};
      },
      setTracking: async ({ params: { id }, body }, { caller }) => {
        await changeTracking(context, id, body.tracking_code, caller.accountId);
        return {};
      },
      refuseHandover: async ({ params: { id } }, { caller }) => {
        await refuseHandover(context, id, caller.accountId);
        return {};
      },
      refund: async ({ params: { id }, body }, { caller }) => {
        await refundOrder(context, id, body, caller.accountId);
        return {};
      },
      note: async ({ params: { id }, body: { text } }, { caller }) => {
        await noteOrder(context, id, text, caller.accountId);
        return {};
      },
    },
    {
      recordOverpayment: async ({ params: { id }, body }) => listDayErrors(context, id, body),
    },
  );
  mountCsv(app, {
    name: 'orders',
    tag: 'adminOrders',
    summary: 'Orders as CSV, filtered and sorted',
    scope: 'orders',
    query: adminOrderQuery,
    columns: orderColumns,
    listRows: async (query) => (await listOrdersToExport(db, { query, now: now() })).map(presentExportedOrder),
  });
}
