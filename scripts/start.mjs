// npm start: installs, builds, then hands over to the server, which starts the database, migrates and serves.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { runBuilt } from './run-built.mjs';

const begun = Date.now();
const say = (line) => console.log(`[${((Date.now() - begun) / 1000).toFixed(1)} s] ${line}`);

if (ensureInstalled()) say('Packages installed');
const endBuild = () => {
  say('Ended.');
  process.exit(130);
};
process.on('SIGINT', endBuild);
const { ensureBuilt } = await import('./build.mjs');
if (await ensureBuilt()) say('Built');
process.off('SIGINT', endBuild);
if (existsSync('.env')) process.loadEnvFile('.env');
// From Node 22 on what was compiled is kept for the next start.
const compiled = resolve('node_modules/.cache/karafa');
runBuilt('dist/server/main.js', { NODE_ENV: 'production', NODE_COMPILE_CACHE: compiled });
