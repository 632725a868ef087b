import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { createClient } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Person } from './people.ts';
import { pause } from '../waiting.ts';

const thinkMs = 1500;

/** Pictures, from each person in turn: an account may have 40 that are in no use. */
export function startUploads(
  ledger: Ledger,
  people: readonly Person[],
  isOver: () => boolean,
): { done: Promise<unknown> } {
  return { done: upload() };

  async function upload(): Promise<void> {
    const client = createClient('uploader', '10.6.0.1', ledger);
    for (let n = 0; !isOver(); n += 1) {
      const form = new FormData();
      form.append('file', new Blob([await drawNoise()], { type: 'image/png' }), 'picture.png');
      const { token } = people[n % people.length]!;
      const { status, text } = await client.insist('POST', '/api/pictures', { token, body: form });
      if (status !== 200) throw new Error(`An upload was answered with ${status}: ${text}`);
      ledger.pictures.push((JSON.parse(text) as { key: string }).key);
      await pause(thinkMs);
    }
  }
}

/** Different each time. */
async function drawNoise(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [320, 240];
  const raw = randomBytes(width * height * 3);
  return new Uint8Array(
    await sharp(raw, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
}
