import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '#shared/errors.ts';
import { privacyContract } from '#shared/privacy/contract.ts';
import type { Context } from '#server/context.ts';
import { checkAccess, ensureRecentlyAuthenticated } from '#server/platform/calls/caller.ts';
import { errorAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { closeOwnAccount } from './erasure/close-account.ts';
import { getClosing, keepByLink } from './erasure/keep-account.ts';
import { findLatestExport } from './export/data-export.queries.ts';
import { presentExport, requestExport } from './export/prepare-export.ts';
import { getOverview } from './present-overview.ts';

export function mountPrivacy(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'privacy', privacyContract, {
    get: (_, { caller }) => getOverview(context, caller.accountId),
    requestExport: (_, { caller, locale }) => requestExport(context, caller.accountId, locale),
    checkDownload: async (_, { caller }) => ({
      export: presentExport(await readyExport(caller.accountId), context.now()),
    }),
    close: async (_, { caller }) => ({ due_at: (await closeOwnAccount(context, caller.accountId)).toISOString() }),
    closing: ({ params }) => getClosing(context, params.token),
    keep: async ({ params }) => {
      await keepByLink(context, params.token);
      return {};
    },
  });

  /** @throws not_found (404) when there is no archive, or its time is over */
  async function readyExport(accountId: number) {
    const latest = await findLatestExport(context.db, accountId);
    if (latest?.state !== 'ready' || latest.expires_at! <= context.now()) throw notFound();
    return latest;
  }

  app.get(
    '/api/me/data-export.zip',
    {
      schema: {
        operationId: 'privacy.download',
        tags: ['privacy'],
        summary: 'The archive of one’s data; needs the password entered recently',
        security: [{ token: [] }],
        response: {
          200: { description: 'The file', content: { 'application/zip': { schema: z.string() } } },
          401: errorAnswerSchema,
          403: errorAnswerSchema,
          404: errorAnswerSchema,
          429: errorAnswerSchema,
          503: errorAnswerSchema,
        },
      },
      config: { rateLimit: { max: 20, timeWindow: 60_000 } },
      onRequest: async (request) => {
        checkAccess(request, 'account');
        ensureRecentlyAuthenticated(request.caller!);
      },
    },
    async (request, reply) => {
      const { file_key: key, requested_at: at } = await readyExport(request.caller!.accountId);
      const file = await context.files.find(key);
      if (!file) throw notFound();
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="karafa-${at.toISOString().slice(0, 10)}.zip"`,
          'cache-control': 'no-store',
        })
        .send(file);
    },
  );
}
