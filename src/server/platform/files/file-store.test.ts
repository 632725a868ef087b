import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileStore, type FileStore } from './index.ts';

let folder = '';
let s3: S3rver;
let stores: Record<'local' | 's3', FileStore>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karafa-files-'));
  const dir = join(folder, 'local');
  const bucket = 'karafa';
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await s3.run();
  const access = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'eu-central-1', isPathStyle: true };
  stores = {
    local: createFileStore({ dir, s3: undefined }),
    s3: createFileStore({ dir, s3: { ...access, endpoint: `http://127.0.0.1:${port}`, bucket } }),
  };
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['local', 's3'] as const)('the file store %s', (name) => {
  test('returns what was stored, replaces it, and deletes it', async () => {
    const files = stores[name];
    await files.put('pictures/ab/480.webp', Buffer.from('first'));
    await files.put('pictures/ab/480.webp', Buffer.from([0, 255, 10, 13]));
    expect(await files.find('pictures/ab/480.webp')).toEqual(Buffer.from([0, 255, 10, 13]));
    await files.delete('pictures/ab/480.webp');
    expect(await files.find('pictures/ab/480.webp')).toBeUndefined();
    await files.delete('pictures/ab/480.webp');
  });

  test('stores a stream and returns one', async () => {
    const files = stores[name];
    await files.put('feeds/a/feed.xml', Readable.from(['<SHOP>', Buffer.from('</SHOP>')], { objectMode: false }));
    expect(await text((await files.open('feeds/a/feed.xml'))!)).toBe('<SHOP></SHOP>');
    expect(await files.open('feeds/a/missing.xml')).toBeUndefined();
    expect(await files.open('../secret')).toBeUndefined();
  });

  test('keeps the earlier file when a stream breaks', async () => {
    const files = stores[name];
    await files.put('feeds/b/feed.xml', Buffer.from('whole'));
    async function* broken() {
      yield 'half';
      throw new Error('The database is gone');
    }
    await expect(files.put('feeds/b/feed.xml', Readable.from(broken(), { objectMode: false }))).rejects.toThrow('gone');
    expect((await files.find('feeds/b/feed.xml'))?.toString()).toBe('whole');
  });

  test('deletes only the files of a folder', async () => {
    const files = stores[name];
    const keys = ['pictures/cd/160.webp', 'pictures/cd/deep/480.avif', 'pictures/cde/160.webp'];
    for (const key of keys) await files.put(key, Buffer.from(key));
    await files.deleteFolder('pictures/cd');
    await files.deleteFolder('pictures/nothing');
    const found = await Promise.all(keys.map((key) => files.find(key)));
    expect(found.map((body) => body?.toString())).toEqual([undefined, undefined, 'pictures/cde/160.webp']);
  });

  test('simultaneous writers leave one complete file', async () => {
    const files = stores[name];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => files.put('same/file.bin', Buffer.alloc(100_000, index))),
    );
    const body = (await files.find('same/file.bin'))!;
    expect([body.length, new Set(body).size]).toEqual([100_000, 1]);
  });

  test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '.env', 'a/.env', 'a\\b', 'a\0b', '', 'č.txt'])(
    'rejects the key %j',
    async (key) => {
      const files = stores[name];
      expect(await files.find(key)).toBeUndefined();
      for (const write of [files.put(key, Buffer.from('x')), files.delete(key), files.deleteFolder(key)])
        await expect(write).rejects.toThrow('Not a file key');
    },
  );
});

test('the local file store leaves no temporary files', async () => {
  await stores.local.put('drafts/file.bin', Buffer.from('whole'));
  expect(await readdir(join(folder, 'local/drafts'))).toEqual(['file.bin']);
});
