export type { FileStore } from './file-store.ts';
export { createLocalFileStore } from './local-file-store.ts';
