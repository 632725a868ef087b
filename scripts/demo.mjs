// npm run demo -- --listings 1000000: fills the database with a large set of listings, to see how the portal bears it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
if (existsSync('.env')) process.loadEnvFile('.env');
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', 'dist/server/demo.js', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
