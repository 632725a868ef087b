import { defineConfig } from 'vitest/config';

/** Tests that drive the running product through Chromium or the API. Their titles begin with the requirement's number. */
export default defineConfig({
  test: {
    include: ['tests/acceptance/**/*.test.ts'],
    environment: 'node',
    // Failures are read from the log's last lines: whole values, not "Array(1)".
    chaiConfig: { truncateThreshold: 0 },
    globalSetup: ['tests/support/running-product.ts'],
    // Only failures wait this long. A loaded machine needs a multiple of what a quiet one needs.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
