import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedFileKey, isFileKey, type FileStore } from './file-store.ts';

const notThere: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Undefined where there is no such file. */
async function unlessMissing<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (notThere.has((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
}

/**
 * Files in a local folder. A file is written under a temporary name, flushed to disk and renamed, so nobody reads a
 * partial file.
 */
export function createLocalFileStore(folder: string): FileStore {
  const placeOf = (key: string) => join(folder, checkedFileKey(key));
  return {
    async put(key, body) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true });
      const draft = `${place}.${randomBytes(6).toString('hex')}.part`;
      try {
        await writeFile(draft, body, { flag: 'wx', flush: true });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async find(key) {
      return isFileKey(key) ? unlessMissing(() => readFile(placeOf(key))) : undefined;
    },
    async open(key) {
      const file = isFileKey(key) ? await unlessMissing(() => open(placeOf(key))) : undefined;
      return file?.createReadStream();
    },
    delete: async (key) => rm(placeOf(key), { force: true }),
    deleteFolder: async (name) => rm(placeOf(name), { recursive: true, force: true }),
  };
}
