import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { PictureSource } from '#server/picture-source.ts';

const testing = useTestContext();

/** Draws a rectangle and counts the calls. */
let asked: unknown[] = [];
const drawRectangle: PictureSource = async (description, { width, height }) => {
  asked.push(description);
  if ((description as { shape: string }).shape !== 'rectangle') return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h99v99z"/></svg>`;
};

describe('the address of a picture', () => {
  let app: Awaited<ReturnType<typeof createServer>>;

  beforeAll(async () => {
    const drawing = JSON.stringify({ shape: 'rectangle' });
    await testing.context.db
      .insertInto('picture')
      .values([
        { key: 'abcdef0123456789', drawing },
        { key: 'wide0123456789ab', drawing, width: 1200, height: 800 },
        { key: 'unknown012345678', drawing: JSON.stringify({ shape: 'dragon' }) },
        { key: 'upload0123456789' },
      ])
      .execute();
    app = await createServer({ ...testing.context, drawPicture: drawRectangle });
    return () => app.close();
  });

  beforeEach(() => {
    asked = [];
  });

  test.each([
    ['abcdef0123456789', 200],
    ['wide0123456789ab', 107],
  ])('draws %s on the first request, in its proportions, and stores it', async (key, expected) => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject(`/pictures/${key}/160.webp`)));
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const { format, width, height } = await sharp(answers[0]!.rawPayload).metadata();
    expect([format, width, height]).toEqual(['webp', 160, expected]);
    expect(await testing.context.files.find(`pictures/${key}/160.webp`)).toEqual(answers[0]!.rawPayload);
    expect(asked).toEqual([{ shape: 'rectangle' }]);
  });

  test('serves JPEG for mails, without transparency', async () => {
    const answer = await app.inject('/pictures/abcdef0123456789/320.jpg');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { format, width, hasAlpha } = await sharp(answer.rawPayload).metadata();
    expect([format, width, hasAlpha]).toEqual(['jpeg', 320, false]);
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
  ])('answers 404 for %s, and draws nothing', async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  test('answers 404 for a description that the source does not know', async () => {
    expect((await app.inject('/pictures/unknown012345678/160.webp')).statusCode).toBe(404);
    expect(asked).toEqual([{ shape: 'dragon' }]);
  });

  test('answers 404 for a description where no source is wired in', async () => {
    const bare = await createServer(testing.context);
    expect((await bare.inject('/pictures/wide0123456789ab/320.webp')).statusCode).toBe(404);
    await bare.close();
  });
});
