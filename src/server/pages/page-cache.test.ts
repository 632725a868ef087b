import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FinishedPage, type Encoding } from './page-cache.ts';

const html = `<!doctype html><title>Káva</title>${'<p>Řádek</p>'.repeat(200)}`;
const readers: Record<Encoding, (body: Buffer) => string> = {
  br: (body) => brotliDecompressSync(body).toString(),
  gzip: (body) => gunzipSync(body).toString(),
  identity: (body) => body.toString(),
};

describe('a finished page', () => {
  test.each<Encoding[]>([
    ['identity', 'br', 'identity', 'gzip'],
    ['br', 'gzip', 'identity', 'br'],
    ['gzip', 'br', 'gzip', 'identity'],
  ])('is the same in every encoding, whichever is requested first (%s)', (...encodings) => {
    const page = new FinishedPage(200, Buffer.from(html));
    const { etag, bytes } = page;
    for (const encoding of encodings) expect(readers[encoding](page.body(encoding))).toBe(html);
    expect([page.etag, page.bytes]).toEqual([etag, bytes]);
  });
});
