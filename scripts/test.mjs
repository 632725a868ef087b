// npm test: installs what it needs, then static checks, unit and integration tests, and acceptance tests in Chromium.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
const { ensureChromium } = await import('./chromium.mjs');
const { runChecks } = await import('./check.mjs');

const begun = Date.now();
const total = { passed: 0, failed: 0, failures: [] };
const add = ({ passed, failed, failures = [] }) => {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
};

heading('Static checks');
add(await runChecks());

heading('Unit and integration tests');
add(runVitest('vite.config.ts'));

heading('Acceptance tests');
await ensureBuilt();
process.env.CHROME_PATH = ensureChromium();
add(runVitest('vitest.acceptance.config.ts'));

// Repeated at the end, because often only the last lines of a long log are shown.
for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
console.log(`\nTook ${Math.round((Date.now() - begun) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function heading(text) {
  console.log(`\n== ${text} (${Math.round((Date.now() - begun) / 1000)} s)`);
}

function runVitest(config) {
  const report = `var/reports/${config}.json`;
  mkdirSync('var/reports', { recursive: true });
  rmSync(report, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test' },
  });
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    // A file that fails to load, an error outside of tests, or no test at all is a failure too.
    const failed = numFailedTests || (status === 0 && numTotalTests > 0 ? 0 : Math.max(1, numFailedTestSuites));
    return {
      passed: numPassedTests,
      failed,
      failures: failed > 0 ? [...listFailures(testResults), `in ${config}`] : [],
    };
  } catch {
    return { passed: 0, failed: 1, failures: [`${config}: vitest ended without a report`] };
  }
}

/** The files and tests that failed, each with its first error. */
function listFailures(files) {
  return files.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return message ? [`${name}\n${message}`] : [];
    return tests.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages[0] ?? ''}`);
  });
}
