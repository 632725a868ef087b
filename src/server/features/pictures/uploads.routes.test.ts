import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureWidths } from '#shared/catalog/limits.ts';
import type { UploadedPicture } from '#shared/pictures/contract.ts';
import { unusedPictures, uploadBytes, uploadsPerHour } from '#shared/pictures/limits.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { multipartForm, type FormPart } from '#tests/support/multipart.ts';
import { animatedPng, buildPicture, claimingPng } from '#tests/support/pictures.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: FastifyInstance;
let accountId = 0;
let headers: { authorization: string };

beforeAll(async () => {
  app = await createServer(testing.context);
  return () => app.close();
});
beforeEach(async () => {
  accountId = await buildAccount(testing.context.db);
  headers = await logIn(testing.context.db, accountId);
});

const sendForm = (parts: readonly FormPart[], more: Record<string, string> = headers) => {
  const form = multipartForm(parts);
  return app.inject({ method: 'POST', url: '/api/pictures', ...form, headers: { ...form.headers, ...more } });
};
const upload = (body: Buffer | string, fileName = 'photo.jpg') =>
  sendForm([{ fileName, type: 'image/jpeg', body }], headers);
const uploaded = async (body: Buffer) => {
  const answer = await upload(body);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('"key"')]);
  return answer.json<UploadedPicture>();
};
const served = async (key: string, file: string) => (await app.inject(`/pictures/${key}/${file}`)).rawPayload;
const remove = (key: string, as = headers) =>
  app.inject({ method: 'DELETE', url: `/api/pictures/${key}`, headers: as });
const rows = () => testing.context.db.selectFrom('picture').where('owner_id', '=', accountId).selectAll().execute();

describe('R-4.02 an accepted picture', () => {
  test('a photo with orientation and GPS is turned upright and loses its location', async () => {
    const photo = await buildPicture(800, 600)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Karafa', Copyright: 'Jan' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const gpsTag = Buffer.from([0x25, 0x88]);
    expect((await sharp(photo).metadata()).exif?.includes(gpsTag)).toBe(true);

    const picture = await uploaded(photo);
    expect(picture).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/) as string, width: 600, height: 800 });
    expect(await rows()).toMatchObject([{ width: 600, height: 800, is_ready: true, uses: 0 }]);
    for (const file of ['480.webp', '480.avif']) {
      const body = await served(picture.key, file);
      const { width, height, exif, icc, xmp, orientation, space } = await sharp(body).metadata();
      expect({ width, height, exif, icc, xmp, orientation, space }).toEqual({ width: 480, height: 640, space: 'srgb' });
      // Rotated to the right: the left edge is now at the top.
      expect(await colourAt(body, 240, 100)).toBe('red');
      expect(await colourAt(body, 240, 540)).toBe('blue');
    }
    const master = (await testing.context.files.find(`pictures/${picture.key}/master.webp`))!;
    expect((await sharp(master).metadata()).exif).toBeUndefined();
  });

  test.each(['png', 'webp', 'avif', 'jpeg'] as const)('%s, in every size as AVIF and WebP', async (format) => {
    const picture = await uploaded(
      await buildPicture(1200, 1500)
        .toFormat(format, format === 'jpeg' ? {} : { effort: 1 })
        .toBuffer(),
    );
    expect(picture).toMatchObject({ width: 1200, height: 1500 });
    for (const width of pictureWidths) {
      for (const [type, name] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
      ] as const) {
        const found = await sharp(await served(picture.key, `${width}.${type}`)).metadata();
        expect([found.format, found.width, found.height]).toEqual([name, width, width * 1.25]);
      }
    }
  });

  test('a transparent PNG stays transparent', async () => {
    const png = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const { key } = await uploaded(png);
    for (const file of ['160.webp', '160.avif'])
      expect((await sharp(await served(key, file)).metadata()).hasAlpha).toBe(true);
  });

  test('a large one is scaled to 1600 pixels without cropping, a small one is not enlarged', async () => {
    expect(await uploaded(await buildPicture(4000, 3000).jpeg().toBuffer())).toMatchObject({
      width: 1600,
      height: 1200,
    });
    const small = await uploaded(await buildPicture(300, 40).jpeg().toBuffer());
    expect(small).toMatchObject({ width: 300, height: 40 });
    expect((await sharp(await served(small.key, '960.webp')).metadata()).width).toBe(300);
  });

  test('wide colours become sRGB', async () => {
    const p3 = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#c83214' } })
      .withIccProfile('p3')
      .jpeg({ quality: 100 })
      .toBuffer();
    const { key } = await uploaded(p3);
    const { dominant } = await sharp(await served(key, '160.webp')).stats();
    expect((await sharp(await served(key, '160.webp')).metadata()).icc).toBeUndefined();
    expect(dominant.r).toBeGreaterThan(190);
  });

  test('the name and the type sent by the browser are ignored', async () => {
    const answer = await sendForm([
      { fileName: '../../evil.svg', type: 'text/html', body: await buildPicture(50, 50).png().toBuffer() },
    ]);
    expect(answer.statusCode).toBe(200);
  });
});

describe('R-4.02 a refused file has its reason at the field', () => {
  const files: [string, string, () => Promise<Buffer | string> | Buffer | string][] = [
    ['an SVG', 'nepodporujeme', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['HTML named .jpg', 'nepodporujeme', () => '<!doctype html><script>alert(1)</script>'],
    ['an empty file', 'nepodporujeme', () => ''],
    ['a GIF', 'nepodporujeme', () => buildPicture(20, 20).gif().toBuffer()],
    ['a HEIC', 'nepodporujeme', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['an animated WebP', 'Pohyblivé', () => animated()],
    ['an animated PNG', 'Pohyblivé', async () => animatedPng(await buildPicture(20, 20).png().toBuffer())],
    ['an animated AVIF', 'Pohyblivé', async () => withBrand(await buildPicture(64, 64).avif().toBuffer(), 'avis')],
    ['a JPEG cut in half', 'poškozený', async () => half(await buildPicture(900, 900).jpeg().toBuffer())],
    ['a PNG cut in half', 'poškozený', async () => half(await buildPicture(900, 900).png().toBuffer())],
    ['a WebP cut in half', 'poškozený', async () => half(await buildPicture(900, 900).webp().toBuffer())],
    ['an AVIF cut in half', 'poškozený', async () => half(await buildPicture(900, 900).avif({ effort: 0 }).toBuffer())],
    ['a JPEG of its first bytes', 'poškozený', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a bomb of 60 000 × 60 000', 'rozměry', () => claimingPng(60_000, 60_000)],
    ['one row more than 50 megapixels', 'rozměry', () => claimingPng(10_000, 5001)],
  ];

  test.each(files)('%s', async (_name, text, build) => {
    const answer = await upload(await build());
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [expect.stringContaining(text)] }]);
    expect(await rows()).toEqual([]);
  });

  test('more than 10 MB is a 413 with its own text, with and without a Content-Length', async () => {
    const tooLarge = Buffer.alloc(uploadBytes + 1, 0xff);
    const expected = [413, 'file_too_large', { file: [expect.stringContaining('příliš velký')] }];
    const answers = [
      await upload(tooLarge),
      await upload(Buffer.alloc(uploadBytes * 2)),
      await sendForm([{ fileName: 'a.jpg', body: tooLarge }], { ...headers, 'content-length': '' }),
    ];
    for (const answer of answers) {
      const { code, errors, message } = answer.json();
      expect([answer.statusCode, code, errors]).toEqual(expected);
      expect(message).toContain('příliš velký');
    }
  });

  test('the browser gets the error for a file that is far too large while it is still sending', async () => {
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const form = new FormData();
    form.append('file', new Blob([Buffer.alloc(uploadBytes * 4)]), 'a.jpg');
    const answer = await fetch(`${origin}/api/pictures`, { method: 'POST', body: form, headers });
    expect([answer.status, (await answer.json()) as unknown]).toEqual([
      413,
      expect.objectContaining({ code: 'file_too_large' }),
    ]);
  });

  test('a JPEG of exactly 10 MB is accepted', async () => {
    const photo = await buildPicture(50, 50).jpeg().toBuffer();
    await uploaded(Buffer.concat([photo, Buffer.alloc(uploadBytes - photo.length)]));
  });

  test.each([
    [
      'two files',
      [
        { fileName: 'a.jpg', body: 'a' },
        { fileName: 'b.jpg', body: 'b' },
      ],
      'nepodařilo',
    ],
    [
      'a field beside the file',
      [
        { field: 'name', body: 'x' },
        { fileName: 'a.jpg', body: 'a' },
      ],
      'nepodařilo',
    ],
    ['a file in another field', [{ field: 'picture', fileName: 'a.jpg', body: 'a' }], 'nepodařilo'],
    ['no file', [], 'vyplněno'],
  ])('%s', async (_name, parts, text) => {
    const answer = await sendForm(parts);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [expect.stringContaining(text)] }]);
  });

  test('JSON, and a form that ends too early', async () => {
    const json = await app.inject({ method: 'POST', url: '/api/pictures', headers, payload: { file: 'x' } });
    const form = multipartForm([{ fileName: 'a.jpg', body: Buffer.alloc(5000) }]);
    const early = await app.inject({
      method: 'POST',
      url: '/api/pictures',
      headers: { ...headers, ...form.headers },
      payload: form.payload.subarray(0, 3000),
    });
    for (const answer of [json, early])
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { file: [expect.stringContaining('nepodařilo')] },
      ]);
  });
});

describe('the limits of uploads', () => {
  test('a login is required: 401', async () => {
    const answer = await sendForm([{ fileName: 'a.jpg', body: 'a' }], {});
    expect(answer.statusCode).toBe(401);
    expect((await app.inject({ method: 'DELETE', url: '/api/pictures/0123456789abcdef' })).statusCode).toBe(401);
  });

  test('more than the hourly limit is a 429', async () => {
    const body = await buildPicture(20, 20).png().toBuffer();
    await testing.context.db
      .insertInto('rate_limit')
      .values({
        key: `picture-upload:account:${accountId}`,
        count: uploadsPerHour - 1,
        window_ends_at: new Date(testing.context.now().getTime() + 60_000),
      })
      .execute();
    expect([(await upload(body)).statusCode, (await upload(body)).statusCode]).toEqual([200, 429]);
  });

  test('unused pictures are limited', async () => {
    const now = testing.context.now();
    const unused = Array.from({ length: unusedPictures }, (_, index) => ({
      key: `unused-${accountId}-${index}`,
      owner_id: accountId,
      uploaded_at: now,
      unused_since: now,
    }));
    await testing.context.db.insertInto('picture').values(unused).execute();
    const body = await buildPicture(20, 20).png().toBuffer();
    const answer = await upload(body);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { file: [expect.stringContaining('příliš mnoho')] },
    ]);
    await remove(unused[0]!.key);
    expect((await upload(body)).statusCode).toBe(200);
  });

  test('the OpenAPI document describes the form', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const { requestBody, security } = paths['/api/pictures'].post;
    expect(security).toEqual([{ token: [] }]);
    expect(requestBody.content['multipart/form-data'].schema).toMatchObject({
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    });
  });
});

describe('removing a picture', () => {
  test('deletes one’s own files; a picture of another account and a removed one are a 404', async () => {
    const { key } = await uploaded(await buildPicture(50, 50).png().toBuffer());
    await served(key, '160.webp');
    const stranger = await logIn(testing.context.db, await buildAccount(testing.context.db));
    expect((await remove(key, stranger)).statusCode).toBe(404);
    expect((await remove(key)).statusCode).toBe(200);
    expect((await remove(key)).statusCode).toBe(404);
    expect(await rows()).toEqual([]);
    for (const file of ['master.webp', '160.webp'])
      expect(await testing.context.files.find(`pictures/${key}/${file}`)).toBeUndefined();
  });

  test('is a 409 while something uses it', async () => {
    const { key } = await uploaded(await buildPicture(50, 50).png().toBuffer());
    const { id } = (await rows())[0]!;
    await testing.context.db
      .updateTable('account')
      .set({ avatar_picture_id: id })
      .where('id', '=', accountId)
      .execute();
    expect((await remove(key)).statusCode).toBe(409);
    expect((await app.inject(`/pictures/${key}/160.webp`)).statusCode).toBe(200);
  });
});

const half = (file: Buffer) => file.subarray(0, file.length / 2);

async function animated(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

function withBrand(avif: Buffer, brand: string): Buffer {
  const changed = Buffer.from(avif);
  changed.write(brand, 8, 'latin1');
  return changed;
}

async function colourAt(body: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(body).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red} ${blue}`;
}
