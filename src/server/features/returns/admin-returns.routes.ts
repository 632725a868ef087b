import type { FastifyInstance } from 'fastify';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { adminReturnsContract, adminReturnsQuery, type AdminReturn } from '#shared/returns/admin-contract.ts';
import type { ReturnPurpose } from '#shared/returns/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import { mountCsv, type CsvColumn } from '#server/platform/csv/mount-csv.ts';
import { listReturnedGoods } from '#server/features/orders/index.ts';
import { listAdminReturns, type AdminReturnRow } from './admin-return.queries.ts';
import { moveComplaint, refundComplaint } from './decide-complaint.ts';
import { decideWithdrawal, refundWithdrawal } from './decide-withdrawal.ts';
import { listComplaintsOfOrder, listWithdrawalsOfOrder } from './returned-order.queries.ts';
import { presentAdminReturn, presentReturnsOfOrder } from './returns-presenter.ts';

const returnsOnPage = 50;

/** Withdrawals and complaints for administrators: lists, decisions and exports. */
export function mountAdminReturns(app: FastifyInstance, context: Context): void {
  const { db, config } = context;
  const present = async (rows: readonly AdminReturnRow[], kind: ReturnPurpose) => {
    const returned = await listReturnedGoods(db, [...new Set(rows.map(({ order_id: orderId }) => orderId))]);
    return rows.map((row) =>
      presentAdminReturn(row, { kind, shop: config.shop, returned: returned.get(row.order_id)! }),
    );
  };
  mountCalls(app, 'adminReturns', adminReturnsContract, {
    list: async ({ query }) => {
      const { kind, page } = query;
      const found = await listAdminReturns(db, query, {
        limit: returnsOnPage + 1,
        offset: (page - 1) * returnsOnPage,
      });
      const { rows, has_more } = adminPage(found, page, returnsOnPage);
      return { returns: await present(rows, kind), page, has_more };
    },
    ofOrder: async ({ params: { id } }) => {
      const [withdrawals, complaints] = await Promise.all([
        listWithdrawalsOfOrder(db, id),
        listComplaintsOfOrder(db, id),
      ]);
      return presentReturnsOfOrder(withdrawals, complaints);
    },
    decideWithdrawal: async ({ params: { id }, body: { is_accepted: isAccepted, decision } }, { caller }) => ({
      decided: await decideWithdrawal(context, { id, actorId: caller.accountId }, { isAccepted, decision }),
    }),
    refundWithdrawal: async ({ params: { id }, body }, { caller }) => {
      const { amount, back_to_stock: isBackToStock, bank_account: bankAccount } = body;
      const money = { amount, isBackToStock, bankAccount };
      return { decided: await refundWithdrawal(context, { id, actorId: caller.accountId }, money) };
    },
    moveComplaint: async ({ params: { id }, body: { state: to, decision } }, { caller }) => ({
      decided: await moveComplaint(context, { id, actorId: caller.accountId }, { to, decision }),
    }),
    refundComplaint: async ({ params: { id }, body: { amount, bank_account: bankAccount } }, { caller }) => ({
      decided: await refundComplaint(context, { id, actorId: caller.accountId }, { amount, bankAccount }),
    }),
  });
  mountCsv(app, {
    name: 'returns',
    tag: 'adminReturns',
    summary: 'Withdrawals or complaints as CSV, filtered',
    scope: 'orders',
    query: adminReturnsQuery,
    columns,
    listRows: async (query) => present(await listAdminReturns(db, query, { limit: csvRows, offset: 0 }), query.kind),
  });
}

const stateTexts: Record<AdminReturn['state'], MessageDescriptor> = {
  received: msg`přijato`,
  accepted: msg`uznáno`,
  refused: msg`zamítnuto`,
  settled: msg`vypořádáno`,
  being_examined: msg`posuzuje se`,
  closed: msg`vyřízeno`,
};

const columns: readonly CsvColumn<AdminReturn>[] = [
  [msg`Číslo`, ({ id }) => id],
  [msg`Číslo objednávky`, ({ order }) => order.number],
  [msg`Stav`, ({ state }, i18n) => i18n._(stateTexts[state])],
  [msg`Jméno`, ({ name }) => name],
  [msg`E-mail`, ({ email }) => email],
  [msg`Zboží`, ({ lines }) => lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')],
  [msg`Poznámka`, ({ note }) => note],
  [msg`Přijato`, ({ received_at }) => received_at],
  [msg`Vyřídit do`, ({ due_on }) => due_on],
  [msg`Rozhodnutí`, ({ decision }) => decision],
];
