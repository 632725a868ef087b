import { describe, expect, test } from 'vitest';
import { ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readConfig } from './config.ts';
import { ensureShopCurrency } from './shop-currency.ts';
import { StartRefused } from './platform/process/start-refused.ts';

const testing = useTestContext();
const check = (shop: string) => ensureShopCurrency(readConfig({ SHOP: shop }), testing.context);

describe('R-10.01 a database and the shop that starts on it', () => {
  test('are compatible while the database is empty', async () => {
    await check('cz');
    await check('sk');
  });

  test('must have the same currency, or the start is refused with the reason', async () => {
    await ensureCurrency(testing.context.db);
    await check('cz');
    const refusal = await check('sk').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartRefused);
    expect(String(refusal)).toContain('prices in CZK, but the shop of SHOP=sk charges EUR');
  });
});
