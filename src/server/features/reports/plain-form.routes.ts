import { ZodError } from 'zod';
import type { FastifyInstance } from 'fastify';
import { CodedError } from '#shared/errors.ts';
import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { reportInput } from '#shared/reports/contract.ts';
import type { Context } from '#server/context.ts';
import { acceptForms, type FormFields } from '#server/platform/calls/accept-forms.ts';
import { submitReport } from './submit-report.ts';

/**
 * The form of a report for browsers without script: they are led to the report, to a receipt with `?sent`, or back to the
 * form with `?failed`. Where the bot protection is on, only a script can prove itself.
 */
export function mountPlainReportForm(app: FastifyInstance, context: Context): void {
  void app.register(async (route) => {
    acceptForms(route, 65_536);
    route.post<{ Body: FormFields | undefined }>(
      '/api/reports/form',
      { schema: { hide: true } },
      async (request, reply) => {
        const form = request.body ?? {};
        const locale = isLocale(form.lang) ? form.lang : defaultLocale;
        const { kind = 'listing', subject_id: id = '0' } = form;
        const back = routePath('report', locale, { kind, id });
        void reply.header('cache-control', 'no-store');
        try {
          await app.checkBot(request, 'report');
          const input = reportInput.parse({ ...form, pictures: [], good_faith: 'good_faith' in form });
          const { number, hash } = await submitReport(context, input, {
            accountId: request.caller?.accountId,
            address: request.ip,
          });
          const to = hash === null ? `${back}?sent=${number}` : routePath('report-state', locale, { number, hash });
          return await reply.redirect(to, 303);
        } catch (error) {
          if (!(error instanceof CodedError || error instanceof ZodError)) throw error;
          return reply.redirect(`${back}?failed`, 303);
        }
      },
    );
  });
}
