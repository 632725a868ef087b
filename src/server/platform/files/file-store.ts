import type { Readable } from 'node:stream';

/** Storage of pictures and documents. Keys look like paths: `pictures/ab12…/480.avif`. */
export interface FileStore {
  /** Atomic; replaces an existing file. */
  put(key: string, body: Buffer | Readable): Promise<void>;
  /** For large files, to be sent as they are read. */
  open(key: string): Promise<Readable | undefined>;
  find(key: string): Promise<Buffer | undefined>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
  /** Deletes all files of a folder; its name has the form of a key: `pictures/ab12…`. */
  deleteFolder(folder: string): Promise<void>;
}

const keyPattern = /^[a-zA-Z0-9][\w.-]*(\/[a-zA-Z0-9][\w.-]*){0,7}$/;

/** Keys cannot leave the store: no dot segments, no leading slash, no special characters. */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && keyPattern.test(key);
}

/** @throws for an invalid key, which only a bug of ours can cause */
export function checkedFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`);
  return key;
}
