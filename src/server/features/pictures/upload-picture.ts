import { randomBytes } from 'node:crypto';
import { fieldError } from '#shared/errors.ts';
import type { UploadedPicture } from '#shared/pictures/contract.ts';
import { unusedPictures, uploadsPerHour } from '#shared/pictures/limits.ts';
import type { Context } from '#server/context.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { createConcurrencyLimit } from '#server/platform/concurrency-limit/concurrency-limit.ts';
import { masterFile } from './picture-files.ts';
import { countUnused, insertUpload, makeReady } from './picture.queries.ts';
import { readUpload } from './read-upload.ts';

/** Decoding 50 megapixels of AVIF takes almost a gigabyte: one at a time. */
const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: 20 });

/** Checks the limits before a file is received. @throws too_many_requests (429), or FieldError at `file` (422) */
export async function checkMayUpload({ db, now }: Context, accountId: number): Promise<void> {
  const limit = { max: uploadsPerHour, windowSeconds: 3600 };
  await countAgainstLimit(db, `picture-upload:account:${accountId}`, limit, now());
  if ((await countUnused(db, accountId)) >= unusedPictures) throw fieldError('file', 'too_many_unused_pictures');
}

/**
 * Stores the picture of a received file; its sizes are rendered on first request. The row is inserted before the file
 * is stored and marked ready after it, so that leftovers of a crash are known and removed after a day.
 * @throws FieldError at `file` (422)
 */
export async function uploadPicture(
  { db, files, now }: Context,
  accountId: number,
  path: string,
): Promise<UploadedPicture> {
  const { body, width, height } = await inTurn(() => readUpload(path));
  const key = randomBytes(16).toString('hex');
  await insertUpload(db, { key, ownerId: accountId, width, height, now: now() });
  await files.put(masterFile(key), body);
  await makeReady(db, key);
  return { key, width, height };
}
