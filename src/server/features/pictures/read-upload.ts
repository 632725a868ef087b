import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { fieldError, type UploadErrorCode } from '#shared/errors.ts';
import { longestSide, uploadPixels } from '#shared/pictures/limits.ts';

export interface Master {
  readonly body: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The accepted formats, detected by the file's content, with sharp's name for each. */
const kinds: Readonly<Record<string, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

/** Phones often write files with harmless violations of the format: warnings pass, truncated files are rejected. */
const failOn = 'error';
const decodingSeconds = 20;

/**
 * Converts an uploaded file to its master: WebP, upright, sRGB, without metadata, at most `longestSide` on the longer
 * side. Format and size are checked by the header, before anything is decoded.
 * @throws FieldError at `file`
 */
export async function readUpload(path: string): Promise<Master> {
  const error = await findError(path);
  if (error) throw fieldError('file', error);
  try {
    const { data, info } = await sharp(path, { failOn, limitInputPixels: uploadPixels })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 2 })
      .timeout({ seconds: decodingSeconds })
      .toBuffer({ resolveWithObject: true });
    return { body: data, width: info.width, height: info.height };
  } catch {
    throw fieldError('file', 'picture_broken');
  }
}

async function findError(path: string): Promise<UploadErrorCode | undefined> {
  const kind = (await fileTypeFromFile(path).catch(() => undefined))?.ext ?? '';
  if (kind === 'apng' || (kind === 'avif' && (await isAvifSequence(path)))) return 'picture_animated';
  if (!kinds[kind]) return 'file_kind_unknown';
  // No limit here: the pixels are counted, not decoded.
  const header = await sharp(path, { failOn, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== kinds[kind]) return 'picture_broken';
  if ((header.pages ?? 1) > 1) return 'picture_animated';
  return header.width * header.height > uploadPixels ? 'picture_too_many_pixels' : undefined;
}

/** The brands in the file's first box (ISO/IEC 14496-12, box `ftyp`); `avis` means an image sequence. */
async function isAvifSequence(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(256), 0, 256, 0);
    const brands = buffer.toString('latin1', 8, Math.min(buffer.readUInt32BE(0), buffer.length));
    return brands.match(/.{4}/gs)?.includes('avis') ?? false;
  } finally {
    await file.close();
  }
}
