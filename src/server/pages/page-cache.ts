import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createTaggedCache, type TaggedCache } from '#server/platform/tagged-cache.ts';

const maxBytes = 32 * 1024 * 1024;
/** A net for what no tag catches (sales and toppings that end by time). What a page has from the shell may be as old again. */
const lifeMs = 60_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page as it goes over the wire. */
export class FinishedPage {
  readonly status: number;
  readonly etag: string;
  /** Made for the one who asked: kept by nobody. */
  readonly isForOne: boolean;
  readonly #plain: Buffer;
  #brotli: Buffer | undefined;
  #gzip: Buffer | undefined;

  constructor(status: number, html: string, isForOne = false) {
    this.status = status;
    this.isForOne = isForOne;
    this.#plain = Buffer.from(html);
    this.etag = `"${createHash('sha1').update(this.#plain).digest('base64url')}"`;
  }

  /** The body in an encoding; compressed once, when first asked for. */
  body(encoding: Encoding): Buffer {
    if (encoding === 'br')
      return (this.#brotli ??= brotliCompressSync(this.#plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
    if (encoding === 'gzip') return (this.#gzip ??= gzipSync(this.#plain, { level: 6 }));
    return this.#plain;
  }

  /** Room that the page takes with its compressed forms, about. */
  get bytes(): number {
    return Math.ceil(this.#plain.length * 1.5);
  }
}

export function createPageCache(): TaggedCache<FinishedPage> {
  return createTaggedCache<FinishedPage>({ maxBytes, lifeMs, sizeOf: (page) => page.bytes });
}

export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : 'identity';
}
