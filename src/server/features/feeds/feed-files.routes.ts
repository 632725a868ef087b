import { createHash, timingSafeEqual } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { feedCodes, feedsOf } from '#shared/feeds/feeds.ts';
import type { Context } from '#server/context.ts';
import { findFeedRow } from './feed.queries.ts';
import { feedFile, feedFiles, type FeedEncoding } from './store-feed.ts';

const maxAgeSeconds = 300;

/** `/feeds/{code}.xml`: the stored file of a feed, never built on request. */
export function mountFeedFiles(app: FastifyInstance, { db, files, config }: Context): void {
  app.get<{ Params: { file: string }; Querystring: { token?: unknown } }>(
    '/feeds/:file',
    { schema: { hide: true }, config: { rateLimit: { max: config.http.pageMissesPerMinute } } },
    async (request, reply) => {
      const code = feedCodes.find((each) => `${each}.xml` === request.params.file);
      const isOurs = code !== undefined && feedsOf(config.shop.code).includes(code);
      const feed = isOurs ? await findFeedRow(db, code) : undefined;
      if (!feed?.is_on || feed.folder === null || !isOpenedBy(feed.token, request.query.token)) throw notFound();
      const etag = `W/"${feed.hash}"`;
      reply.headers({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': `${feed.token === null ? 'public' : 'private'}, max-age=${maxAgeSeconds}`,
        'last-modified': feed.built_at!.toUTCString(),
        vary: 'accept-encoding',
        etag,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
      const accepted = request.encodings();
      const encoding = (Object.keys(feedFiles) as FeedEncoding[]).find((each) => accepted.includes(each));
      const body = await files.open(feedFile(feed.folder, encoding ?? 'gzip'));
      if (!body) throw notFound();
      if (encoding) return reply.header('content-encoding', encoding).send(body);
      const plain = createGunzip();
      body.on('error', (error) => plain.destroy(error));
      return reply.send(body.pipe(plain));
    },
  );
}

/** Compared in constant time. */
function isOpenedBy(token: string | null, given: unknown): boolean {
  if (token === null) return true;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(token), digest(given));
}
