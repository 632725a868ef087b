// npm start: installs, builds, then hands over to the server, which starts the database, migrates and serves.
import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { runBuilt } from './run-built.mjs';

const begun = Date.now();
const say = (line) => console.log(`[${((Date.now() - begun) / 1000).toFixed(1)} s] ${line}`);

if (ensureInstalled()) say('Packages installed');
const { ensureBuilt } = await import('./build.mjs');
if (await ensureBuilt()) say('Built');
if (existsSync('.env')) process.loadEnvFile('.env');
runBuilt('dist/server/main.js', { NODE_ENV: 'production' });
