import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { ensureDemoData } from './demo-data.ts';

const testing = useTestContext();

test('of two starts at once one loads the demo data, the other waits for them', async () => {
  // Connected beforehand: making the data keeps this process from anything else for seconds.
  const { pool } = testing.context;
  const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
  clients.forEach((client) => client.release());
  const load = () => ensureDemoData(testing.context.config, testing.context);
  const loaded = await Promise.all([load(), load()]);
  expect(loaded.sort()).toEqual([false, true]);
  expect(await load()).toBe(false);
});
