import type { FastifyInstance } from 'fastify';
import { advertPreviewContract } from '#shared/catalog/preview-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { listContentErrors } from '#server/features/adverts/index.ts';
import { previewAdvert } from './preview-advert.ts';

export function mountAdvertPreview(app: FastifyInstance, context: Context): void {
  mountCalls(
    app,
    'advertPreview',
    advertPreviewContract,
    {
      show: async ({ query, body: { id, ...form } }, { caller }) =>
        previewAdvert(context, { form, accountId: caller.accountId, id, locale: query.lang }),
    },
    {
      show: ({ valid: { id, ...form } }, { caller }) =>
        listContentErrors(context, { accountId: caller!.accountId, ...(id && { advertId: id }) }, form),
    },
  );
}
