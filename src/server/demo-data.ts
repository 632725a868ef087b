import { isDemoLoaded, loadDemo } from '#demo/load.ts';
import type { Config } from './config.ts';
import { recountCatalog } from './features/catalog/index.ts';
import type { Database } from './platform/db/db.ts';
import { createFileStore } from './platform/files/index.ts';

/** Fills an empty database with the demo data; does nothing to one that holds any. @returns whether it did */
export async function ensureDemoData(config: Config, database: Database): Promise<boolean> {
  const client = await database.pool.connect();
  try {
    if (await isDemoLoaded(client)) return false;
    await loadDemo(client, { now: new Date(), files: createFileStore(config.files) });
  } finally {
    client.release();
  }
  await recountCatalog(database.db);
  return true;
}
