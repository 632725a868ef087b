import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { idField } from '#shared/contract/fields.ts';
import type { Context } from '#server/context.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { aboFile, sepaFile, statementsFile } from './batch-files.ts';

const params = z.object({ id: idField });
interface Asked {
  Params: z.output<typeof params>;
}

const access = { onRequest: async (request: FastifyRequest) => checkAccess(request, { scope: 'orders' }) };

/** The files of a batch: for the bank, and for the influencers. */
export function mountBatchFiles(app: FastifyInstance, context: Context): void {
  app.get<Asked>(
    '/api/admin/payout-batches/:id/order.kpc',
    { schema: fileSchema('abo', 'The payment order in the ABO format (KPC)', 'text/plain'), ...access },
    async (request, reply) => {
      const { id } = request.params;
      const file = await aboFile(context, { id, actorId: request.caller!.accountId });
      return send(reply, { type: 'text/plain', name: `karafa-${id}.kpc`, file });
    },
  );
  app.get<Asked>(
    '/api/admin/payout-batches/:id/order.xml',
    { schema: fileSchema('sepa', 'The payment order as pain.001 of ISO 20022', 'application/xml'), ...access },
    async (request, reply) => {
      const { id } = request.params;
      const file = await sepaFile(context, { id, actorId: request.caller!.accountId });
      return send(reply, { type: 'application/xml', name: `karafa-${id}.xml`, file });
    },
  );
  app.get<Asked>(
    '/api/admin/payout-batches/:id/statements.pdf',
    {
      schema: fileSchema('statements', 'What the payouts of influencers consist of, as PDF', 'application/pdf'),
      ...access,
    },
    async ({ params: { id }, locale }, reply) => {
      const file = await statementsFile(context, id, locale);
      return send(reply, { type: 'application/pdf', name: `karafa-payouts-${id}.pdf`, file });
    },
  );
}

function fileSchema(name: string, summary: string, type: string) {
  return {
    operationId: `adminPayouts.${name}`,
    tags: ['adminPayouts'],
    summary,
    security: [{ token: [] }],
    params,
    response: {
      200: { description: 'The file', content: { [type]: { schema: z.string() } } },
      401: errorAnswerSchema,
      403: errorAnswerSchema,
      404: errorAnswerSchema,
      409: errorAnswerSchema,
      422: validationAnswerSchema,
      429: errorAnswerSchema,
      503: errorAnswerSchema,
    },
  };
}

function send(
  reply: FastifyReply,
  { type, name, file }: { readonly type: string; readonly name: string; readonly file: string | Buffer },
): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(file);
}
