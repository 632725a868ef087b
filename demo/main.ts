import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { readConfig, type Config } from '#server/config.ts';
import { ensureDemoData } from './ensure-demo-data.ts';
import { ensureShopCurrency } from '#server/shop-currency.ts';
import { openDatabase } from '#server/platform/db/db.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { unlessStopped, onStopSignal } from '#server/platform/process/end-signal.ts';
import { ensureDatabaseAnswers, ensureFolder } from '#server/start-conditions.ts';
import { loadLargeSet } from './large-set.ts';

const usage = `npm run demo -- [--listings N]

Fills an empty database with the demo data.
  --listings N  adds N generated listings besides (0 to 20000000)
  --help        prints this
`;

/** `npm run demo`: the demo data, and with `--listings N` so many generated listings besides. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { listings: { type: 'string', default: '0' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const listings = Number(values.listings);
  if (!Number.isInteger(listings) || listings < 0 || listings > 20_000_000) {
    throw new Error('--listings takes a whole number from 0 to 20000000, e.g. npm run demo -- --listings 1000000');
  }
  const told = onStopSignal();
  const config = readConfig();
  if (config.database.url) await ensureDatabaseAnswers(config.database.url);
  else ensureFolder(config.dataDir, 'DATA_DIR');
  const embedded = config.database.url ? undefined : await startEmbeddedPostgres(config.database.embeddedDir);
  try {
    await unlessStopped(told, () => fill(config, config.database.url ?? embedded!.url, listings));
  } finally {
    if (embedded && !embedded.isReused) embedded.stop();
  }
}

async function fill(config: Config, url: string, listings: number): Promise<void> {
  const database = openDatabase(url, { max: 2 });
  const begun = Date.now();
  const say = (line: string) => process.stdout.write(`[${((Date.now() - begun) / 1000).toFixed(1)} s] ${line}\n`);
  try {
    await migrate(database, resolve('migrations'));
    await ensureShopCurrency(config, database);
    if (await ensureDemoData(config, database)) say('Demo data loaded');
    if (listings > 0) {
      const client = await database.pool.connect();
      await client.query('set statement_timeout = 0');
      await loadLargeSet(client, { listings, log: say }).finally(() => client.release(true));
      say(`${listings} listings added`);
    }
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
