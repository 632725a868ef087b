// npm run check: every static check, side by side; says one line each and shows the whole output of what failed.
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';

const node = (name, file, ...args) => ({ name, command: [process.execPath, join('node_modules', file), ...args] });

const checks = [
  node('types', 'typescript/bin/tsc', '-p', '.'),
  node('types of shared (no DOM, no Node)', 'typescript/bin/tsc', '-p', 'src/shared'),
  node('lint', 'oxlint/bin/oxlint', '--quiet'),
  node('formatting', 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  node(
    'boundaries',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'src',
    'demo',
    'bench',
    'trial',
  ),
  node('unused files, exports and packages', 'knip/bin/knip.js', '--no-progress'),
  { name: 'texts in three languages', command: [process.execPath, 'scripts/check-texts.mjs'] },
];

/** Runs all checks. Returns how many passed and failed, and the output of those that failed. */
export async function runChecks() {
  const waiting = [...checks];
  const failed = [];
  await Promise.all(
    Array.from({ length: Math.max(2, cpus().length) }, async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        const begun = Date.now();
        const { code, output } = await run(check.command);
        console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
        if (code !== 0) {
          failed.push(`${check.name}\n${output.trimEnd()}`);
          console.log(output.trimEnd());
        }
      }
    }),
  );
  return { passed: checks.length - failed.length, failed: failed.length, failures: failed };
}

function run([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
