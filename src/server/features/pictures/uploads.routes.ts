import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { picturesContract } from '#shared/pictures/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { multipartLimits, receiveFile } from './receive-file.ts';
import { removePicture } from './remove-picture.ts';
import { checkMayUpload, uploadPicture } from './upload-picture.ts';

/** Only these calls accept forms with files. */
export function mountUploads(app: FastifyInstance, context: Context): void {
  void app.register(async (uploads) => {
    await uploads.register(multipart, { limits: multipartLimits });
    mountCalls(uploads, 'pictures', picturesContract, {
      upload: async (_input, { caller, request }) => {
        await checkMayUpload(context, caller.accountId);
        return uploadPicture(context, caller.accountId, await receiveFile(request));
      },
      remove: async ({ params: { key } }, { caller }) => {
        await removePicture(context, caller.accountId, key);
        return {};
      },
    });
  });
}
