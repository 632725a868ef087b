// Makes the checkout ready with Node's own modules only: checks Node, installs what the lockfile names.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const oldestNode = [20, 19];
const stampFile = 'node_modules/.karafa-lockfile';

/** Installs unless node_modules holds just what the lockfile names. Ends the process with a sentence when it cannot. */
export function ensureInstalled() {
  process.chdir(resolve(dirname(import.meta.filename), '..'));
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    fail(
      `Karafa needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org.`,
    );
  }
  const stamp = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.platform + process.arch)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  console.log('Installing packages (npm ci), which takes a minute or two …');
  const npm = process.env.npm_execpath;
  const options = { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: 'development' } };
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.status !== 0)
    fail(
      'The packages could not be installed. What npm said stands above; check the network and the disk, then start again.',
    );
  writeFileSync(stampFile, stamp);
  return true;
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
