import { createHash } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FileStore } from '#server/platform/files/index.ts';

/** The compressed files of a feed, by the name that HTTP gives the compression. */
export const feedFiles = { br: 'feed.xml.br', gzip: 'feed.xml.gz' } as const;
export type FeedEncoding = keyof typeof feedFiles;

export const feedFile = (folder: string, encoding: FeedEncoding) => `${folder}/${feedFiles[encoding]}`;

const encoders: Readonly<Record<FeedEncoding, () => Transform>> = {
  // A higher quality takes many times as long for a few percent.
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip({ level: 6 }),
};

/**
 * Compresses a feed while it is written, so that memory never holds the whole of it.
 * @returns hash and length of the uncompressed feed
 */
export async function storeFeed(
  files: Pick<FileStore, 'put'>,
  folder: string,
  pieces: AsyncIterable<string>,
): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const source = Readable.from(
    (async function* () {
      for await (const piece of pieces) {
        const chunk = Buffer.from(piece);
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    })(),
    { objectMode: false },
  );
  const stored = (Object.keys(feedFiles) as FeedEncoding[]).map(async (encoding) => {
    const encoder = encoders[encoding]();
    source.on('error', (error) => encoder.destroy(error));
    // The file store rejects with it; without a listener it would end the process as well.
    encoder.on('error', () => undefined);
    source.pipe(encoder);
    try {
      await files.put(feedFile(folder, encoding), encoder);
    } catch (error) {
      source.destroy(error as Error);
      throw error;
    }
  });
  const failed = (await Promise.allSettled(stored)).find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return { hash: hash.digest('hex'), bytes };
}
