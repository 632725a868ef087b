import { pictureWidths } from '#shared/catalog/limits.ts';

type Format = 'avif' | 'webp';

/** URL of a picture in one of the served widths. */
export function pictureAddress(key: string, width: number, format: Format): string {
  return `/pictures/${key}/${width}.${format}`;
}

export function pictureSrcSet(key: string, format: Format, widths: readonly number[] = pictureWidths): string {
  return widths.map((width) => `${pictureAddress(key, width, format)} ${width}w`).join(', ');
}
