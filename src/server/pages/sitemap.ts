import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales, pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { acceptedEncoding } from './page-cache.ts';
import { createOriginOf } from './request-origin.ts';
import { sitemapIndex, urlElements, urlSetEnd, urlSetHead, type SitemapPage } from './sitemap-xml.ts';
import {
  listBlogPostSlugs,
  listCategorySlugs,
  listInfoPageSlugs,
  listListingRanges,
  listListingSlugs,
  type ListingSlugsRow,
} from './sitemap.queries.ts';

/**
 * Ids covered by one sitemap of listings. It has at most three addresses per id: far below the limits of 50 000
 * addresses and 50 MB, even with the longest slugs. The ranges of ids never move, so a robot need not read a sitemap
 * again until its last change is newer.
 */
const idsPerSitemap = 5_000;
const rowsPerQuery = 500;
const newestPosts = 10_000;

/** How long a process caches the results of queries over the whole table of listings. */
const maxAgeMs = 10 * 60_000;

/** Routes whose first path segment robots are asked not to read. */
const privateRoutes = ['cart', 'order-summary', 'account', 'register', 'reset-password', 'change-password'] as const;

/** Adds `/robots.txt`, `/sitemap.xml` (the index) and `/sitemaps/{n}.xml`: number 1 lists the pages, the others listings. */
export function installSitemap(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const listRanges = cached(context, () => listListingRanges(db, idsPerSitemap));
  const listCategories = cached(context, () => listCategorySlugs(db));
  const originOf = createOriginOf(context.config.http);

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(robotsText(originOf(request))),
  );

  // Each request reads the database, so it counts as a page missing from the cache (pages.ts).
  const limited = { schema: { hide: true }, config: { rateLimit: { max: context.config.http.pageMissesPerMinute } } };
  app.get('/sitemap.xml', limited, async (request, reply) => {
    const address = (number: number) => `${originOf(request)}/sitemaps/${number}.xml`;
    const listings = (await listRanges()).map(({ range, changed_at }) => ({
      address: address(range + 2),
      changedAt: changed_at,
    }));
    return sendXml(request, reply, [sitemapIndex([{ address: address(1) }, ...listings])]);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', limited, async (request, reply) => {
    const number = Number(/^([1-9]\d{0,8})\.xml$/.exec(request.params.file)?.[1]);
    if (!number) return reply.callNotFound();
    if (number === 1) return sendXml(request, reply, urlSet(originOf(request), [await listPages()]));
    const first = (number - 2) * idsPerSitemap + 1;
    const batches = listingBatches({ first, last: first + idsPerSitemap - 1 });
    const start = await batches.next();
    if (start.done) return reply.callNotFound();
    return sendXml(request, reply, urlSet(originOf(request), [start.value], batches));
  });

  async function listPages(): Promise<SitemapPage[]> {
    const [categories, infoPages, posts] = await Promise.all([
      listCategories(),
      listInfoPageSlugs(db),
      listBlogPostSlugs(db, context.now(), newestPosts),
    ]);
    const fixed = (['home', 'products-new', 'products-sale', 'blog', 'documents'] as const).map((route) => ({
      paths: pathsInAllLocales(route),
    }));
    return [
      ...fixed,
      ...categories.map(({ id, slugs, changed_at }) => ({
        paths: mapLocales((locale) => routePath('category', locale, { id, category: slugIn(slugs, locale, id) })),
        changedAt: changed_at,
      })),
      ...infoPages.map(({ id, slugs, changed_at }) => ({
        paths: mapLocales((locale) => routePath('info', locale, { id, slug: slugIn(slugs, locale, id) })),
        changedAt: changed_at,
      })),
      ...posts.map(({ id, slugs, changed_at }) => ({
        paths: mapLocales((locale) => routePath('blog-post', locale, { id, slug: slugIn(slugs, locale, id) })),
        changedAt: changed_at,
      })),
    ];
  }

  async function* listingBatches({ first, last }: { first: number; last: number }): AsyncGenerator<SitemapPage[]> {
    let next = first;
    while (next <= last) {
      const rows = await listListingSlugs(db, { first: next, last }, rowsPerQuery);
      if (rows.length > 0) yield rows.map(listingPage);
      if (rows.length < rowsPerQuery) return;
      next = rows.at(-1)!.id + 1;
    }
  }
}

function listingPage({ id, slugs, category_id, category_slugs, changed_at }: ListingSlugsRow): SitemapPage {
  return {
    paths: mapLocales((locale) =>
      routePath('listing', locale, {
        id,
        category: category_slugs[locale] ?? String(category_id),
        listing: slugIn(slugs, locale, id),
      }),
    ),
    changedAt: changed_at,
  };
}

/** A page in a language without a text of its own uses the slug of an existing one, as its canonical address does. */
function slugIn(slugs: Partial<Record<Locale, string>>, locale: Locale, id: number): string {
  const written = locales.map((each) => slugs[each]).find((slug) => slug !== undefined);
  return slugs[locale] ?? slugs[defaultLocale] ?? written ?? String(id);
}

/** Yields the document in pieces, so that memory never holds all pages together. */
async function* urlSet(
  origin: string,
  first: readonly (readonly SitemapPage[])[],
  further?: AsyncGenerator<readonly SitemapPage[]>,
): AsyncGenerator<string> {
  const write = (pages: readonly SitemapPage[]) => pages.map((page) => urlElements(origin, page)).join('');
  yield urlSetHead;
  for (const pages of first) yield write(pages);
  if (further) for await (const pages of further) yield write(pages);
  yield urlSetEnd;
}

function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  void reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
  });
  const source = Readable.from(pieces, { objectMode: false });
  const encoding = acceptedEncoding(request);
  if (encoding === 'identity') return reply.send(source);
  const packed =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 });
  // A failure aborts the answer, so that no reader takes half a document for the whole.
  pipeline(source, packed, () => {});
  return reply.header('content-encoding', encoding).send(packed);
}

/** Caches a result for `maxAgeMs`. Callers share a read in progress; a failed read is repeated. */
function cached<Value>({ now }: Pick<Context, 'now'>, read: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly readAt: number; readonly value: Promise<Value> } | undefined;
  return () => {
    const at = now().getTime();
    if (last && at - last.readAt <= maxAgeMs) return last.value;
    const value = read();
    last = { readAt: at, value };
    value.catch(() => (last = undefined));
    return value;
  };
}

function firstSegmentPath(route: (typeof privateRoutes)[number], locale: Locale): string {
  const segments = pathsInAllLocales(route)[locale].split('/');
  return segments.slice(0, locale === defaultLocale ? 2 : 3).join('/');
}

function robotsText(origin: string): string {
  const hidden = locales.flatMap((locale) => [
    routePath('search', locale),
    ...privateRoutes.map((route) => firstSegmentPath(route, locale)),
  ]);
  return [
    'User-agent: *',
    ...['/api/', ...hidden].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
