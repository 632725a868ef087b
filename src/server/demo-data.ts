import type { Config } from './config.ts';
import type { Database } from './platform/db/db.ts';

/** Fills an empty database with the demo data. @returns whether it did */
export async function ensureDemoData(_config: Config, _database: Database): Promise<boolean> {
  return false;
}
