import '#shared/i18n/personal-paths.ts';
import type { Config } from './config.ts';
import type { PictureSource } from './picture-source.ts';
import { openDatabase, type Database } from './platform/db/db.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createFileStore, type FileStore } from './platform/files/index.ts';
import { openChangeFeed, type ChangeFeed } from './platform/db/change-feed.ts';

/** Dependencies of use cases and routes. Built once per process; tests build their own. */
export interface Context extends Database {
  readonly config: Config;
  readonly log: Log;
  readonly files: FileStore;
  /** Without it, pictures that are stored as a description are not found. */
  readonly drawPicture?: PictureSource;
  /** Notifies of changes in the database, by cache tags. */
  readonly changes: ChangeFeed;
  /** The clock; tests set it. */
  readonly now: () => Date;
}

interface ContextOptions {
  readonly databaseUrl: string;
  /** The server itself, where `databaseUrl` leads to a pooler. */
  readonly directUrl?: string | undefined;
  readonly role: string;
  readonly statementTimeoutMs?: number;
  readonly drawPicture?: PictureSource;
}

export function createContext(config: Config, options: ContextOptions): Context {
  const log = createLog(config.logLevel, { role: options.role, pid: process.pid });
  const { databaseUrl, directUrl = databaseUrl } = options;
  const database = openDatabase(databaseUrl, {
    max: config.database.pool,
    isPooled: directUrl !== databaseUrl,
    statementTimeoutMs: options.statementTimeoutMs,
    onIdleError: (error) => log.warn('A database connection broke', { error }),
  });
  const changes = openChangeFeed(directUrl, log);
  return {
    ...database,
    config,
    log,
    files: createFileStore(config.files),
    drawPicture: options.drawPicture,
    changes,
    now: () => new Date(),
    close: async () => {
      await changes.close();
      await database.close();
    },
  };
}
