/** Where pictures and documents are kept. Keys look like paths: `pictures/ab12…/480.avif`. */
export interface FileStore {
  /** Writes whole or not at all; an existing file is replaced. */
  put(key: string, body: Buffer): Promise<void>;
  find(key: string): Promise<Buffer | undefined>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
  /** Deletes every file below a folder, itself written like a key: `pictures/ab12…`. */
  deleteFolder(folder: string): Promise<void>;
}

const keyPattern = /^[a-zA-Z0-9][\w.-]*(\/[a-zA-Z0-9][\w.-]*){0,7}$/;

/** Keys never name anything outside the store: no dot segments, no leading slash, no odd letters. */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && keyPattern.test(key);
}

/** @throws for what is no key: only an error of ours writes or deletes under one */
export function checkedFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`);
  return key;
}
