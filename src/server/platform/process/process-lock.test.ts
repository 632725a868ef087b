import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isLock, takeLock } from './process-lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karafa-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a lock', () => {
  test('reports its owner to a second process, and is free after its release', () => {
    const first = takeLock(file, 'port 3000');
    expect(takeLock(file)).toEqual({ pid: process.pid, note: 'port 3000' });
    if (!isLock(first)) throw new Error('The first must have it.');
    first.release();
    expect(readdirSync(folder)).toEqual([]);
    expect(isLock(takeLock(file))).toBe(true);
  });

  test.each(['', 'half a wri', '{"pid": 1}'])('with the content %j is free', (content) => {
    writeFileSync(file, content);
    expect(isLock(takeLock(file))).toBe(true);
  });

  test('of a killed process is free', async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    await once(child, 'spawn');
    const own = takeLock(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace(`"pid":${process.pid}`, `"pid":${child.pid}`));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isLock(takeLock(file))).toBe(true);
    // A process that lost the lock does not release it for its new owner.
    if (isLock(own)) own.release();
  });

  test.runIf(process.platform === 'linux')('of an earlier process with the same id is free', () => {
    takeLock(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"began":"[^"]*"/, '"began":"another boot 12"'));
    expect(isLock(takeLock(file))).toBe(true);
  });
});
