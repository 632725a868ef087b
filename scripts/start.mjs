// npm start: installs, builds, then hands over to the server, which starts the database, migrates and serves.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';

const begun = Date.now();
const say = (line) => console.log(`[${((Date.now() - begun) / 1000).toFixed(1)} s] ${line}`);

if (ensureInstalled()) say('Packages installed');
const { ensureBuilt } = await import('./build.mjs');
if (await ensureBuilt()) say('Built');
if (existsSync('.env')) process.loadEnvFile('.env');

const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
// A terminal's Ctrl+C reaches the server by itself; what comes to this process alone is passed on.
// npm passes no SIGTERM on: it just goes, and this process with it.
if (process.env.npm_lifecycle_event === 'start' && process.platform !== 'win32') {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && server.kill('SIGTERM'), 500).unref();
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
