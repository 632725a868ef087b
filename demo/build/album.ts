import { createHash } from 'node:crypto';
import type { Drawing } from '../drawings/drawing.ts';

export interface PictureRow {
  readonly id: number;
  readonly key: string;
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
}

const sizes = { listing: [960, 1200], scene: [1200, 800] } as const;

/** Collects pictures and gives each an id and the key that its address contains. */
export function createAlbum() {
  const pictures: PictureRow[] = [];
  return {
    pictures: pictures as readonly PictureRow[],
    add(drawing: Drawing, size: keyof typeof sizes = 'listing'): PictureRow {
      const id = pictures.length + 1;
      const [width, height] = sizes[size];
      const key = createHash('sha256')
        .update(`${id} ${JSON.stringify(drawing)}`)
        .digest('hex')
        .slice(0, 16);
      const picture = { id, key, drawing, width, height };
      pictures.push(picture);
      return picture;
    },
  };
}

export type Album = ReturnType<typeof createAlbum>;
