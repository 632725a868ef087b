import type { FastifyInstance } from 'fastify';
import { reportsContract } from '#shared/reports/contract.ts';
import { ownReportsPerPage } from '#shared/reports/limits.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { appealAsAffected, appealAsReporter } from './appeal.ts';
import { getProspect } from './get-prospect.ts';
import { openAffected, openReport } from './open-case.ts';
import { listReportsBy } from './report.queries.ts';
import { listReportErrors, submitReport } from './submit-report.ts';

export function mountReports(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(
    app,
    'reports',
    reportsContract,
    {
      prospect: async ({ query: { kind, subject_id } }, { caller }) =>
        getProspect(db, { kind, subject_id }, caller?.accountId),
      submit: async ({ body }, { caller, request }) =>
        submitReport(context, body, { accountId: caller?.accountId, address: request.ip }),
      own: async ({ query: { page } }, { caller }) => {
        const rows = await listReportsBy(db, caller.accountId, { page, perPage: ownReportsPerPage });
        const reports = rows
          .slice(0, ownReportsPerPage)
          .map(({ reported_at: at, ...row }) => ({ ...row, reported_at: at.toISOString() }));
        return { reports, page, has_more: rows.length > ownReportsPerPage };
      },
      open: async ({ params, query: { lang } }, { reply }) => {
        void reply.header('cache-control', 'no-store');
        return openReport(context, { ...params, lang });
      },
      appeal: async ({ params, query: { lang }, body }) => {
        await appealAsReporter(context, params, body.text);
        return openReport(context, { ...params, lang });
      },
      openAffected: async ({ params, query: { lang } }, { reply }) => {
        void reply.header('cache-control', 'no-store');
        return openAffected(context, { ...params, lang });
      },
      appealAffected: async ({ params, query: { lang }, body }) => {
        await appealAsAffected(context, params, body.text);
        return openAffected(context, { ...params, lang });
      },
    },
    { submit: async ({ valid }, request) => listReportErrors(valid, request.caller?.accountId) },
  );
}
