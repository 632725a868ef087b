import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { createTaggedCache, type TaggedCache } from '#server/platform/tagged-cache.ts';

const maxBytes = 12 * 1024 * 1024;
/** Bounds the age of what no tag covers, such as sales and toppings that end by time. Shell data may be as old again. */
const lifeMs = 60_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page in every encoding. After the first request for brotli, which browsers send, only that form stays. */
export class FinishedPage {
  readonly status: number;
  readonly etag: string;
  /** Rendered for one visitor, so neither this server nor the browser may cache it. */
  readonly isForOne: boolean;
  #plain: Buffer | undefined;
  readonly #length: number;
  #brotli: Buffer | undefined;
  #gzip: Buffer | undefined;

  constructor(status: number, plain: Buffer, isForOne = false) {
    this.status = status;
    this.isForOne = isForOne;
    this.#plain = plain;
    this.#length = plain.length;
    this.etag = `"${hash('sha1', plain, 'base64url')}"`;
  }

  /** The body in an encoding, compressed on first use. */
  body(encoding: Encoding): Buffer {
    if (encoding === 'br') return this.#inBrotli();
    if (encoding === 'gzip') return (this.#gzip ??= gzipSync(this.#read(), { level: 6 }));
    return this.#read();
  }

  /** Approximate upper bound of the memory used, compressed forms included. */
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

/** Brotli before gzip, whichever the header names first: browsers send `gzip, deflate, br`. */
export function acceptedEncoding(request: FastifyRequest): Encoding {
  const accepted = request.encodings();
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
