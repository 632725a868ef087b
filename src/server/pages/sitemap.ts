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
 * Ids that one sitemap of listings covers, so at most three times as many addresses: far below the 50 000 addresses
 * and 50 MB that a sitemap may have, even with the longest slugs. Ranges of ids stay where they are when listings
 * come and go, so a sitemap whose last change is old needs no second reading.
 */
const idsPerSitemap = 5_000;
const rowsPerQuery = 500;
const newestPosts = 10_000;

/** How long a process caches what it reads from the whole table of listings. */
const maxAgeMs = 10 * 60_000;

/** Routes whose paths begin with a segment that no robot needs to read. */
const privateRoutes = ['cart', 'order-summary', 'account', 'register', 'reset-password', 'change-password'] as const;

/**
 * Adds `/robots.txt`, `/sitemap.xml` (the index) and `/sitemaps/{n}.xml`: 1 holds the pages, the others the listings.
 */
export function installSitemap(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const listRanges = keep(context, () => listListingRanges(db, idsPerSitemap));
  const listCategories = keep(context, () => listCategorySlugs(db));
  const originOf = createOriginOf(context.config.http);

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(robotsText(originOf(request))),
  );

  // Each request reads the database, so it counts like an uncached page (pages.ts).
  const limited = { schema: { hide: true }, config: { rateLimit: {} } };
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

/** In another language an advert's page has the slug of the language it was written in, like its canonical URL. */
function slugIn(slugs: Partial<Record<Locale, string>>, locale: Locale, id: number): string {
  const written = locales.map((each) => slugs[each]).find((slug) => slug !== undefined);
  return slugs[locale] ?? slugs[defaultLocale] ?? written ?? String(id);
}

/** Streams the document: entries are written as they are read. */
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
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(source);
  const packed =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 });
  // A failure midway aborts the response, so that no client takes half a document for the whole.
  pipeline(source, packed, () => {});
  return reply.header('content-encoding', encoding).send(packed);
}

/** Caches a read for all requests within the time; a failed one is repeated. */
function keep<Value>({ now }: Pick<Context, 'now'>, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly readAt: number; readonly value: Promise<Value> } | undefined;
  return () => {
    const at = now().getTime();
    if (kept && at - kept.readAt <= maxAgeMs) return kept.value;
    const value = read();
    kept = { readAt: at, value };
    value.catch(() => (kept = undefined));
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
