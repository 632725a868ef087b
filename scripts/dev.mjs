// npm run dev: builds, serves with one web process, and does both again whenever a source file changes.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
if (existsSync('.env')) process.loadEnvFile('.env');

let server;
let isBuilding = false;
let isStale = false;

async function refresh() {
  if (isBuilding) {
    isStale = true;
    return;
  }
  isBuilding = true;
  try {
    const begun = Date.now();
    if (await ensureBuilt()) console.log(`Built in ${Date.now() - begun} ms`);
    await restart();
  } catch (error) {
    // The error stands in the terminal; the last good build goes on serving.
    console.error(error instanceof Error ? error.message : error);
  }
  isBuilding = false;
  if (isStale) {
    isStale = false;
    await refresh();
  }
}

async function restart() {
  await end();
  server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: 'inherit',
    env: { WEB_PROCESSES: '1', LOG_LEVEL: 'debug', ...process.env, NODE_ENV: 'production' },
  });
}

function end() {
  const ending = server;
  if (!ending || ending.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    ending.once('exit', resolve);
    ending.kill('SIGTERM');
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end().then(() => process.exit(0)));

let timer;
for (const folder of ['src', 'demo', 'migrations']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), 150);
  });
}
await refresh();
