import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { idField, langField } from '#shared/contract/fields.ts';
import { notFound } from '#shared/errors.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { listHiddenTexts } from '#server/features/messages/index.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { findOwnDeal, findSlipNames } from './deal.queries.ts';
import { renderHandoverSlip } from './handover-slip.ts';
import { shownText } from './present-deal.ts';

const one = z.object({ id: idField });
const query = z.object({ lang: langField });

/** The handover slip of a deal as PDF, for its two sides, once the offer is accepted. */
export function mountHandoverSlip(app: FastifyInstance, { db, now }: Context): void {
  app.get<{ Params: z.output<typeof one>; Querystring: z.output<typeof query> }>(
    '/api/me/deals/:id/slip.pdf',
    {
      schema: {
        operationId: 'deals.slip',
        tags: ['deals'],
        summary: 'The handover slip of an accepted deal as PDF',
        params: one,
        querystring: query,
        security: [{ token: [] }],
        response: {
          200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
          401: errorAnswerSchema,
          404: errorAnswerSchema,
          422: validationAnswerSchema,
          429: errorAnswerSchema,
          503: errorAnswerSchema,
        },
      },
      onRequest: async (request) => checkAccess(request, 'account'),
      // Rendering a file is expensive.
      config: { rateLimit: { max: 60, timeWindow: 10 * 60_000 } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { lang } = request.query;
      const deal = await findOwnDeal(db, request.caller!.accountId, id);
      if (!deal || !['accepted', 'agreed', 'done'].includes(deal.state)) throw notFound();
      const [names, currencies, hidden] = await Promise.all([
        findSlipNames(db, deal),
        listCurrencies(db),
        listHiddenTexts(db, [deal.conversation_id]),
      ]);
      const currency = currencies.find(({ code }) => code === deal.currency_code)!;
      const isAgreed = deal.meeting_at !== null && deal.state !== 'accepted';
      const file = await renderHandoverSlip(
        {
          number: id,
          ...names,
          price: formatMinor(deal.price_minor, currency),
          meeting: isAgreed ? { at: deal.meeting_at!, place: shownText(deal.meeting_place!, hidden) } : null,
        },
        lang,
        now(),
      );
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="karafa-handover-${id}.pdf"`,
          'cache-control': 'no-store',
        })
        .send(file);
    },
  );
}
