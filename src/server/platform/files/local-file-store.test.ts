import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalFileStore } from './local-file-store.ts';

describe('the local file store', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karafa-files-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('gives back what was put, replaces it, and forgets what was deleted', async () => {
    const files = createLocalFileStore(folder);
    await files.put('pictures/ab/480.webp', Buffer.from('first'));
    await files.put('pictures/ab/480.webp', Buffer.from('second'));
    expect((await files.find('pictures/ab/480.webp'))?.toString()).toBe('second');
    await files.delete('pictures/ab/480.webp');
    expect(await files.find('pictures/ab/480.webp')).toBeUndefined();
  });

  test('writers at once leave one whole file and no drafts', async () => {
    const files = createLocalFileStore(folder);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => files.put('same/file.bin', Buffer.alloc(100_000, index))),
    );
    const body = (await files.find('same/file.bin'))!;
    expect([body.length, new Set(body).size]).toEqual([100_000, 1]);
    expect(await readdir(join(folder, 'same'))).toEqual(['file.bin']);
  });

  test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '.env', 'a/.env', 'a\\b', 'a\0b', '', 'č.txt'])(
    'refuses the key %j',
    async (key) => {
      const files = createLocalFileStore(folder);
      expect(await files.find(key)).toBeUndefined();
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a file key');
    },
  );
});
