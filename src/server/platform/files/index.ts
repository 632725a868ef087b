import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore, type S3Options } from './s3-file-store.ts';

export type { FileStore } from './file-store.ts';

/** The configured store: an S3 bucket, else a local folder. */
export function createFileStore({ dir, s3 }: { dir: string; s3: S3Options | undefined }): FileStore {
  return s3 ? createS3FileStore(s3) : createLocalFileStore(dir);
}
