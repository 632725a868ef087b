import sharp, { type Sharp } from 'sharp';
import type { Context } from '#server/context.ts';
import { createConcurrencyLimit } from '#server/platform/concurrency-limit/concurrency-limit.ts';
import { masterFile } from './picture-files.ts';
import type { PictureRow } from './picture.queries.ts';

// What libvips would keep and start for itself is memory of a web process: a picture is drawn once, and others wait too.
sharp.cache(false);
sharp.concurrency(1);

export type PictureFormat = 'avif' | 'webp';

interface Size {
  readonly width: number;
  readonly format: PictureFormat;
}

/**
 * Gives a function that renders a size of a picture, keeps the file and answers with it. Callers who want the same file
 * at the same time share one rendering. Undefined when there is no such picture.
 */
export function createPictureRenderer({ files, drawPicture }: Pick<Context, 'files' | 'drawPicture'>) {
  const running = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: 200 });

  async function renderAndKeep(
    key: string,
    size: Size,
    find: () => Promise<PictureRow | undefined>,
  ): Promise<Buffer | undefined> {
    const row = await find();
    const body = row && (await inTurn(() => render(row, size)));
    if (!body) return undefined;
    await files.put(key, body);
    if (await find()) return body;
    // Removed meanwhile with all its files, before this one was there.
    await files.delete(key);
    return undefined;
  }

  async function render(row: PictureRow, size: Size): Promise<Buffer | undefined> {
    const svg = row.drawing === null ? undefined : await drawPicture?.(row.drawing, row);
    if (svg) return encode(sharp(Buffer.from(svg), { density: 72 }), size, 2);
    const master = await files.find(masterFile(row.key));
    return master && encode(sharp(master), size, 1);
  }

  return (key: string, size: Size, find: () => Promise<PictureRow | undefined>): Promise<Buffer | undefined> => {
    const known = running.get(key);
    if (known) return known;
    const rendering = renderAndKeep(key, size, find).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  };
}

/**
 * A picture narrower than the size stays as it is. AVIF with effort 2 takes half the time of the default and costs a
 * tenth in size; of photos effort 1 makes the same size in half of that. Colours are halved, as WebP's always are: whole ones
 * take more memory and time than the rest.
 */
function encode(picture: Sharp, { width, format }: Size, avifEffort: number): Promise<Buffer> {
  const scaled = picture.resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? scaled.avif({ quality: 55, effort: avifEffort, chromaSubsampling: '4:2:0' }).toBuffer()
    : scaled.webp({ quality: 80, effort: 3 }).toBuffer();
}
