import { sql } from 'kysely';
import { loadDemo } from './load.ts';
import type { Config } from '#server/config.ts';
import { recountCatalog } from '#server/features/catalog/index.ts';
import { issueDueDocuments } from '#server/features/orders/index.ts';
import { issueDueServiceDocuments } from '#server/features/paid-services/index.ts';
import { allServiceRules } from '#server/paid-subjects.ts';
import type { Db } from '#server/platform/db/db.ts';
import { hasCatalogue } from '#server/has-catalogue.ts';
import { createFileStore } from '#server/platform/files/index.ts';

/** Any number, as long as every process uses the same. */
const demoLock = 7_411_935_021;

/**
 * Fills an empty database with the demo data, their counters and documents, in one transaction: after a start that
 * was killed the next one starts over. Leaves a database with data alone. Of concurrent callers one loads and the
 * others wait.
 * @returns whether it did
 */
export async function ensureDemoData(config: Config, { db }: { readonly db: Db }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${demoLock}::bigint)`.execute(tx);
    if (await hasCatalogue(tx)) return false;
    await loadDemo(tx, { shop: config.shop.code, now: new Date(), files: createFileStore(config.files) });
    await recountCatalog(tx);
    await issueDueDocuments({ config }, tx);
    await issueDueServiceDocuments({ config }, tx, allServiceRules);
    return true;
  });
}
