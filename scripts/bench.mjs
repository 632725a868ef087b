// npm run bench: builds and measures. Load goes to this machine's loopback only.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', 'dist/server/bench.js', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
process.exit(status ?? 1);
