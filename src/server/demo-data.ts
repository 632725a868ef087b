import { isDemoLoaded, loadDemo } from '#demo/load.ts';
import type { Config } from './config.ts';
import { recountCatalog } from './features/catalog/index.ts';
import { issueDueDocuments } from './features/orders/index.ts';
import type { Database } from './platform/db/db.ts';
import { createFileStore } from './platform/files/index.ts';

/** Any number, but the same for all who load. */
const demoLock = 7_411_935_021;

/**
 * Fills an empty database with the demo data; does nothing to one that holds any. Of several that call it at once one
 * loads, the others wait for it.
 * @returns whether it did
 */
export async function ensureDemoData(config: Config, database: Database): Promise<boolean> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [demoLock]);
    if (await isDemoLoaded(client)) return false;
    await loadDemo(client, { shop: config.shop.code, now: new Date(), files: createFileStore(config.files) });
    await recountCatalog(database.db);
    await issueDueDocuments({ config, db: database.db });
    return true;
  } finally {
    // The lock ends with the connection.
    client.release(true);
  }
}
