import sharp, { type Sharp } from 'sharp';
import type { Context } from '#server/context.ts';
import { createConcurrencyLimit } from '#server/platform/concurrency-limit/concurrency-limit.ts';
import { masterFile } from './picture-files.ts';
import type { PictureRow } from './picture.queries.ts';

// libvips' cache and threads would cost a web process memory: each picture is rendered once, and others wait too.
sharp.cache(false);
sharp.concurrency(1);

export type PictureFormat = 'avif' | 'webp' | 'jpg';

interface Size {
  readonly width: number;
  readonly format: PictureFormat;
}

/**
 * Returns a function that renders a size of a picture, stores the file and returns it. Concurrent callers of the same
 * file share one rendering. The function returns undefined when there is no such picture.
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
    // The picture was removed with its files before this file was stored.
    await files.delete(key);
    return undefined;
  }

  async function render(row: PictureRow, size: Size): Promise<Buffer | undefined> {
    const svg = row.drawing === null ? undefined : await drawPicture?.(row.drawing, scaledTo(size.width, row));
    // Drawings cover their canvas. AVIF would keep an opaque alpha channel as a second image, for twice the time and memory.
    if (svg) return encode(sharp(Buffer.from(svg), { density: 72 }).removeAlpha(), size, 2);
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

/** The size of a picture that is not enlarged. */
function scaledTo(width: number, whole: { readonly width: number; readonly height: number }) {
  if (whole.width <= width) return whole;
  return { width, height: Math.round((whole.height * width) / whole.width) };
}

/**
 * A picture narrower than the size is not enlarged. AVIF with effort 2 takes half the time of the default for a tenth
 * more bytes; for photos effort 1 gives the same size in half of that time. Chroma is subsampled, as it always is in
 * WebP: full chroma takes more memory and time than everything else.
 */
function encode(picture: Sharp, { width, format }: Size, avifEffort: number): Promise<Buffer> {
  const scaled = picture.resize({ width, withoutEnlargement: true });
  // JPEG has no transparency.
  if (format === 'jpg')
    return scaled.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: false }).toBuffer();
  return format === 'avif'
    ? scaled.avif({ quality: 55, effort: avifEffort, chromaSubsampling: '4:2:0' }).toBuffer()
    : scaled.webp({ quality: 80, effort: 3 }).toBuffer();
}
