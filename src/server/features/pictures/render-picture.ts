import sharp from 'sharp';
import { unavailable } from '#shared/errors.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import { drawSvg } from './draw-svg.ts';
import { readDrawing } from './drawing.ts';
import type { PictureRow } from './picture.queries.ts';

export type PictureFormat = 'avif' | 'webp';

interface Size {
  readonly width: number;
  readonly format: PictureFormat;
}

/** Renderings of one process at a time, and how many may wait for their turn before callers are sent away. */
const atOnce = 2;
const waitingLimit = 200;

/**
 * Gives a function that renders a drawn picture, keeps the file and answers with it. Callers who want the same file at
 * the same time share one rendering. Undefined when there is no such picture or it is not a drawing.
 */
export function createPictureRenderer(files: FileStore) {
  const running = new Map<string, Promise<Buffer | undefined>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= waitingLimit) throw unavailable();
    if (busy < atOnce) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place; else it is free.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  async function renderAndKeep(
    key: string,
    size: Size,
    find: () => Promise<PictureRow | undefined>,
  ): Promise<Buffer | undefined> {
    const row = await find();
    const drawing = row && readDrawing(row.drawing);
    if (!drawing) return undefined;
    const body = await inTurn(() => renderDrawing(drawSvg(drawing, row), size));
    await files.put(key, body);
    return body;
  }

  return (key: string, size: Size, find: () => Promise<PictureRow | undefined>): Promise<Buffer | undefined> => {
    const known = running.get(key);
    if (known) return known;
    const rendering = renderAndKeep(key, size, find).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  };
}

/** The SVG is always our own, never a user's. */
export async function renderDrawing(svg: string, { width, format }: Size): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 72 }).resize({ width });
  // Effort 2 halves the time of the default and costs a tenth in size.
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 }).toBuffer()
    : picture.webp({ quality: 80, effort: 3 }).toBuffer();
}
