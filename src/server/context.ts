import '#shared/i18n/personal-paths.ts';
import type { Config } from './config.ts';
import type { PictureSource } from './picture-source.ts';
import { openDatabase, type Database } from './platform/db/db.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createFileStore, type FileStore } from './platform/files/index.ts';
import { openReplicas, type Replicas } from './platform/db/replicas.ts';
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
  /** Undefined without DATABASE_REPLICA_URLS. */
  readonly replicas?: Replicas | undefined;
  /** The clock; tests set it. */
  readonly now: () => Date;
}

interface ContextOptions {
  readonly databaseUrl: string;
  /** The server itself, where `databaseUrl` leads to a pooler. */
  readonly directUrl?: string | undefined;
  readonly replicaUrls?: readonly string[];
  readonly role: string;
  readonly statementTimeoutMs?: number;
  readonly drawPicture?: PictureSource;
}

export function createContext(config: Config, options: ContextOptions): Context {
  const log = createLog(config.logLevel, { role: options.role, pid: process.pid });
  const { databaseUrl, directUrl = databaseUrl, replicaUrls: urls = [] } = options;
  const { pool: max } = config.database;
  const isPooled = directUrl !== databaseUrl;
  const database = openDatabase(databaseUrl, {
    max,
    isPooled,
    statementTimeoutMs: options.statementTimeoutMs,
    onIdleError: (error) => log.warn('A database connection broke', { error }),
  });
  const changes = openChangeFeed(directUrl, log, { withPositions: urls.length > 0 });
  const replicas = urls.length > 0 ? openReplicas({ urls, directUrl, isPooled, max, changes, log }) : undefined;
  return {
    ...database,
    config,
    log,
    files: createFileStore(config.files),
    drawPicture: options.drawPicture,
    changes,
    replicas,
    now: () => new Date(),
    close: async () => {
      await changes.close();
      await replicas?.close();
      await database.close();
    },
  };
}
