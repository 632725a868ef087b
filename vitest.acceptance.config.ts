import { defineConfig } from 'vitest/config';

/** Tests that drive the running product through Chromium or the API. Their titles begin with the requirement's number. */
export default defineConfig({
  test: {
    include: ['tests/acceptance/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/running-product.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
