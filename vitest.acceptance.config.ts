import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/**
 * Vitest starts with the largest files. Those of the screens are small, but run for minutes: started last, one of them would run
 * alone at the end.
 */
class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfScreens = ({ moduleId }: TestSpecification) =>
      /\/(screens-of-\w+|public-screens)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isOfScreens), ...sorted.filter((file) => !isOfScreens(file))];
  }
}

/** Tests that drive the running product through Chromium or the API. Their titles begin with the requirement's number. */
export default defineConfig({
  test: {
    include: ['tests/acceptance/**/*.test.ts'],
    environment: 'node',
    sequence: { sequencer: ScreensFirst },
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
