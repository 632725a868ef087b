// Builds the browser's files and the server's bundle into dist/, the text files compressed beside themselves.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';

const sources = [
  'src',
  'demo',
  'bench',
  'trial',
  'vite',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
];
const stampFile = 'dist/.stamp';

/** Builds unless dist/ was built from just these sources. Returns whether it built. */
export async function ensureBuilt() {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  // What is half built, because the building ended early, belongs to no sources.
  rmSync(stampFile, { force: true });
  console.log('Building the pages and the server, which takes a minute or two …');
  // Both are over before another build may begin.
  const builds = await Promise.allSettled([buildBrowserFiles(), buildServer()]);
  const failed = builds.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  writeFileSync(stampFile, stamp);
  return true;
}

async function buildBrowserFiles() {
  await buildInThread({ ssr: false });
  await compressAll('dist/client');
}

async function buildServer() {
  await buildInThread({ ssr: true });
  await promisify(execFile)(process.execPath, ['dist/server/openapi.js', 'dist/openapi.json']);
}

/** The two builds go on beside each other: each is mostly JavaScript's work, for which a thread has one core. */
function buildInThread(options) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const thread = new Worker(import.meta.filename, { workerData: options, env });
    thread.once('error', reject);
    thread.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build ended with ${code}.`))));
  });
}

function stampOfSources() {
  const hash = createHash('sha256');
  const add = (place) => {
    if (statSync(place).isDirectory()) for (const name of readdirSync(place).sort()) add(join(place, name));
    else if (!/\.test\.tsx?$/.test(place)) hash.update(place).update(readFileSync(place));
  };
  sources.forEach(add);
  return hash.digest('hex');
}

async function compressAll(folder) {
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  await Promise.all(files.filter((file) => /\.(js|css|svg|json|webmanifest|txt)$/.test(file)).map(compress));
}

async function compress(file) {
  const content = readFileSync(file);
  if (content.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

if (!isMainThread) {
  const { build } = await import('vite');
  await build({ logLevel: 'warn', build: workerData });
} else if (process.argv[1] === import.meta.filename) {
  console.log((await ensureBuilt()) ? 'Built into dist/' : 'dist/ is up to date');
}
