import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();

describe('the address of a picture', () => {
  let app: Awaited<ReturnType<typeof createServer>>;

  beforeAll(async () => {
    const drawing = JSON.stringify({
      subject: 'whisky',
      brand: 'Ardbeg',
      name: '10',
      note: '0,7 l',
      seed: 3,
      view: 'front',
    });
    await testing.context.db
      .insertInto('picture')
      .values([
        { key: 'abcdef0123456789', drawing },
        { key: 'wide0123456789ab', drawing, width: 1200, height: 800 },
        { key: 'upload0123456789' },
      ])
      .execute();
    app = await createServer(testing.context);
    return () => app.close();
  });

  test.each([
    ['abcdef0123456789', 200],
    ['wide0123456789ab', 107],
  ])('draws %s when first asked for, in its proportion, and keeps it', async (key, height) => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject(`/pictures/${key}/160.webp`)));
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const { format, width, height: drawn } = await sharp(answers[0]!.rawPayload).metadata();
    expect([format, width, drawn]).toEqual(['webp', 160, height]);
    expect(await testing.context.files.find(`pictures/${key}/160.webp`)).toEqual(answers[0]!.rawPayload);
  });

  test('serves AVIF as well', async () => {
    const answer = await app.inject('/pictures/abcdef0123456789/160.avif');
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('heif');
  });

  test.each([
    '/pictures/abcdef0123456789/161.webp',
    '/pictures/abcdef0123456789/160.png',
    '/pictures/abcdef0123456789/160.webp.exe',
    '/pictures/0000000000000000/160.webp',
    '/pictures/upload0123456789/160.webp',
    '/pictures/..%2f..%2fetc/160.webp',
    '/pictures/short/160.webp',
  ])('%s is not there', async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
  });
});
