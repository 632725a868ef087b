import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture whose left half is red and whose right half is blue. */
export function buildPicture(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  return sharp({ create: { ...half, width, background: '#00f' } }).composite([
    { input: { create: { ...half, background: '#f00' } }, left: 0, top: 0 },
  ]);
}

/** A PNG of a few hundred bytes that claims any size (W3C PNG, section 11.2.1). */
export function claimingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Marks a PNG as having two frames: an `acTL` chunk before the picture's data makes it an APNG. */
export function animatedPng(png: Buffer): Buffer {
  const afterHeader = 33;
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  return Buffer.concat([png.subarray(0, afterHeader), pngChunk('acTL', frames), png.subarray(afterHeader)]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}
