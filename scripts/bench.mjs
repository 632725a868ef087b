// npm run bench: builds and measures. Load goes to this machine's loopback only.
import { ensureInstalled } from './install.mjs';
import { runBuilt } from './run-built.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
// For Lighthouse.
process.env.CHROME_PATH = (await import('./chromium.mjs')).ensureChromium();
runBuilt('dist/server/bench.js', { NODE_ENV: 'production' });
