import type { FastifyInstance } from 'fastify';
import { forbidden } from '#shared/errors.ts';
import { adminReportsContract } from '#shared/reports/admin-contract.ts';
import { casesPerPage } from '#shared/reports/limits.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { decideCase, listDecisionErrors } from './decide-case.ts';
import { forgetFraud } from './forget-fraud.ts';
import { getCase, presentSummary } from './get-case.ts';
import { countCases, listCaseRows } from './queue.queries.ts';
import { kindsWithin } from './report-policy.ts';

/** Reports for administrators of adverts and of users. */
export function mountAdminReports(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(
    app,
    'adminReports',
    adminReportsContract,
    {
      list: async ({ query }, { caller }) => {
        const kinds = kindsWithin(caller);
        if (kinds.length === 0) throw forbidden();
        const openable = { kinds, notOf: caller.accountId };
        const [found, waiting, appeals] = await Promise.all([
          listCaseRows(db, { ...query, ...openable }),
          countCases(db, 'open', openable),
          countCases(db, 'appealed', openable),
        ]);
        const { rows, has_more } = adminPage(found, query.page, casesPerPage);
        return { cases: rows.map(presentSummary), page: query.page, has_more, waiting, appeals };
      },
      get: async ({ params: { id }, query: { lang } }, { caller }) => getCase(context, id, lang, caller),
      forgetFraud: async ({ query: { value } }, { caller }) => {
        await forgetFraud(context, value, caller.accountId);
        return {};
      },
      decide: async ({ params: { id }, body }, { caller }) => {
        await decideCase(context, id, body, caller);
        return {};
      },
    },
    { decide: async ({ valid }) => listDecisionErrors(valid) },
  );
}
