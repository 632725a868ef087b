import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { createTaggedCache, type TaggedCache } from '#server/platform/tagged-cache.ts';

const maxBytes = 32 * 1024 * 1024;
/**
 * Bounds the age of what no tag invalidates (sales and toppings that end by time). The shell in a page may be that
 * much older again.
 */
const lifeMs = 60_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page as it is sent. Once compressed with brotli, which all browsers request, only that form is kept. */
export class FinishedPage {
  readonly status: number;
  readonly etag: string;
  /** Personal: never cached. */
  readonly isForOne: boolean;
  #plain: Buffer | undefined;
  readonly #length: number;
  #brotli: Buffer | undefined;
  #gzip: Buffer | undefined;

  constructor(status: number, html: string, isForOne = false) {
    this.status = status;
    this.isForOne = isForOne;
    const plain = Buffer.from(html);
    this.#plain = plain;
    this.#length = plain.length;
    this.etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  }

  /** The body in an encoding, compressed at the first request for it. */
  body(encoding: Encoding): Buffer {
    if (encoding === 'br') return this.#inBrotli();
    if (encoding === 'gzip') return (this.#gzip ??= gzipSync(this.#read(), { level: 6 }));
    return this.#read();
  }

  /** Approximate memory of the page with its compressed forms, at most. */
  get bytes(): number {
    return Math.ceil(this.#length * 1.5);
  }

  #inBrotli(): Buffer {
    this.#brotli ??= brotliCompressSync(this.#read(), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    this.#plain = undefined;
    return this.#brotli;
  }

  #read(): Buffer {
    return this.#plain ?? brotliDecompressSync(this.#brotli!);
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
