import type { Config } from './config.ts';
import { hasGatewayForGoods } from './features/payments/gateways/settings.ts';
import { isDatabaseUnavailable } from './platform/db/database-unavailable.ts';
import type { Database } from './platform/db/db.ts';
import { StartRefused } from './platform/process/start-refused.ts';

/** The salt of the published password of all demo accounts: their hashes contain it until the password is changed. */
export const demoPasswordSalt = Buffer.from('karafa demo salt');

/**
 * With PUBLIC_URL set, nobody may log in with the demo's published password or pay at the test gateway, unless
 * PUBLIC_DEMO=on allows it. An unreachable database passes: requests then answer 503.
 * @throws StartRefused
 */
export async function ensureNoPublicDemo(config: Config, { pool }: Pick<Database, 'pool'>): Promise<void> {
  if (!forbidsDemo(config)) return;
  if (!hasGatewayForGoods(config.gateways))
    throw new StartRefused(
      'With PUBLIC_URL, anybody could pay at the test gateway, where no money moves. Set the variables of a payment gateway that takes orders (see the README), or PUBLIC_DEMO=on for a public demonstration.',
    );
  try {
    const salt = demoPasswordSalt.toString('base64').replace(/=+$/, '');
    const { rowCount } = await pool.query("select from account where password_hash like '%$' || $1 || '$%' limit 1", [
      salt,
    ]);
    if (rowCount) throw refusedDemoAccounts();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}

/** @throws StartRefused instead of loading demo data into the empty database of a public portal */
export function ensureDemoMayLoad(config: Config): void {
  if (forbidsDemo(config)) throw refusedDemoAccounts();
}

function forbidsDemo({ http, demo }: Config): boolean {
  return http.publicUrl !== undefined && !demo.mayBePublic;
}

function refusedDemoAccounts(): StartRefused {
  return new StartRefused(
    'With PUBLIC_URL, anybody could log in with the published password of the demo accounts. Set DEMO_DATA=off and use a database without them, or set PUBLIC_DEMO=on for a public demonstration.',
  );
}
