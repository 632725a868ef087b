import type { Config } from './config.ts';
import { isDatabaseUnavailable } from './platform/db/database-unavailable.ts';
import type { Database } from './platform/db/db.ts';
import { StartRefused } from './platform/process/start-refused.ts';

/**
 * Amounts in the database are in its default currency, so a shop that charges another would sell for 1 490 € what costs
 * 1 490 Kč. An empty database fits any shop. An unreachable one passes: requests then answer 503.
 * @throws StartRefused when the database's default currency is not the shop's
 */
export async function ensureShopCurrency({ shop }: Config, { pool }: Pick<Database, 'pool'>): Promise<void> {
  try {
    const { rows } = await pool.query<{ code: string }>('select code from currency where is_default');
    const [found] = rows;
    if (!found || found.code === shop.currency) return;
    throw new StartRefused(
      `The database keeps its prices in ${found.code}, but the shop of SHOP=${shop.code} charges ${shop.currency}. Start the shop that the database belongs to, or give this one a database of its own (DATABASE_URL or DATA_DIR).`,
    );
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}
