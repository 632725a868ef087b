// npm run trial:cluster: builds the cluster of deploy/ on loopback addresses and kills its parts under load.
import { ensureInstalled } from './install.mjs';
import { runBuilt } from './run-built.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
runBuilt('dist/server/trial.js', { NODE_ENV: 'production' });
