// npm run demo -- --listings 1000000: fills the database with a large set of listings, to see how the portal bears it.
import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { runBuilt } from './run-built.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
if (existsSync('.env')) process.loadEnvFile('.env');
runBuilt('dist/server/demo.js');
