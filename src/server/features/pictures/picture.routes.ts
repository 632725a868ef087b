import type { FastifyInstance } from 'fastify';
import { magnifiedWidth, pictureWidths } from '#shared/catalog/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { sizeFile } from './picture-files.ts';
import { createPictureRenderer, type PictureFormat } from './render-picture.ts';
import { findPicture } from './picture.queries.ts';
import { mountUploads } from './uploads.routes.ts';

const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpg'];
const mediaTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
const servedWidths: readonly number[] = [...pictureWidths, magnifiedWidth];

/**
 * The calls of uploads, and `/pictures/{key}/{width}.{avif|webp|jpg}`: stored files, each rendered on first request. Mail
 * programs need JPEG.
 */
export function mountPictures(app: FastifyInstance, context: Context): void {
  mountUploads(app, context);
  const render = createPictureRenderer(context);

  app.get<{ Params: { key: string; file: string } }>(
    '/pictures/:key/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const [, width, format] = /^(\d{2,4})\.(avif|webp|jpg)$/.exec(params.file) ?? [];
      const isServed = /^[a-z0-9-]{8,64}$/.test(params.key) && servedWidths.some((each) => String(each) === width);
      const wanted = formats.find((each) => each === format);
      if (!isServed || !wanted) throw notFound();
      const size = { width: Number(width), format: wanted };
      const key = sizeFile(params.key, params.file);
      const body =
        (await context.files.find(key)) ?? (await render(key, size, () => findPicture(context.db, params.key)));
      if (!body) throw notFound();
      return reply
        .header('content-type', mediaTypes[wanted])
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(body);
    },
  );
}
