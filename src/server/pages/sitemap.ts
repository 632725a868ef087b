import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales, pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { slugOf } from '#shared/i18n/slugs.ts';
import type { Context } from '#server/context.ts';
import { listBranches } from '#server/features/branches/index.ts';
import { createOriginOf } from './request-origin.ts';
import { createSitemapFiles } from './sitemap-files.ts';
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
const privateRoutes = [
  'cart',
  'order-summary',
  'account',
  'register',
  'reset-password',
  'change-password',
  'invitation',
  'confirm-email',
  'mail-preferences',
  'newsletter-link',
] as const;

/** Adds `/robots.txt`, `/sitemap.xml` (the index) and `/sitemaps/{n}.xml`: number 1 lists the pages, the others listings. */
export function installSitemap(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const listRanges = cached(context, () => listListingRanges(db, idsPerSitemap));
  const listCategories = cached(context, () => listCategorySlugs(db));
  const originOf = createOriginOf(context.config.http);
  const files = createSitemapFiles();
  context.changes.listen((tags) => files.drop(tags.map(tagOfRange)));

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(robotsText(originOf(request))),
  );

  // A missing file reads the database, so requests count like pages missing from the cache (pages.ts).
  const limited = { schema: { hide: true }, config: { rateLimit: { max: context.config.http.pageMissesPerMinute } } };
  app.get('/sitemap.xml', limited, async (request, reply) => {
    const origin = originOf(request);
    const address = (number: number) => `${origin}/sitemaps/${number}.xml`;
    const body = await files.getOrBuild(`${origin} index`, ['listings'], async () => {
      const listings = (await listRanges()).map(({ range, changed_at }) => ({
        address: address(range + 2),
        changedAt: changed_at,
      }));
      return [sitemapIndex([{ address: address(1) }, ...listings])];
    });
    return sendXml(request, reply, body);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', limited, async (request, reply) => {
    const number = Number(/^([1-9]\d{0,8})\.xml$/.exec(request.params.file)?.[1]);
    if (!number) return reply.callNotFound();
    const origin = originOf(request);
    const tags = number === 1 ? ['listings', 'categories', 'content'] : [`sitemap:${number}`, 'categories'];
    const body = await files.getOrBuild(`${origin} ${number}`, tags, async () =>
      number === 1 ? urlSet(origin, [await listPages()]) : writeListings(origin, number),
    );
    return sendXml(request, reply, body);
  });

  async function writeListings(origin: string, number: number) {
    const first = (number - 2) * idsPerSitemap + 1;
    const batches = listingBatches({ first, last: first + idsPerSitemap - 1 });
    const start = await batches.next();
    return start.done ? undefined : urlSet(origin, [start.value], batches);
  }

  async function listPages(): Promise<SitemapPage[]> {
    const [categories, branches, infoPages, posts] = await Promise.all([
      listCategories(),
      listBranches(db),
      listInfoPageSlugs(db),
      listBlogPostSlugs(db, context.now(), newestPosts),
    ]);
    const fixed = (
      ['home', 'products-new', 'products-sale', 'branches', 'blog', 'documents', 'moderation'] as const
    ).map((route) => ({
      paths: pathsInAllLocales(route),
    }));
    return [
      ...fixed,
      ...categories.map(({ id, slugs, changed_at }) => ({
        paths: mapLocales((locale) => routePath('category', locale, { id, category: slugIn(slugs, locale, id) })),
        changedAt: changed_at,
      })),
      ...branches.map(({ id, town }) => ({
        paths: mapLocales((locale) => routePath('branch', locale, { id, slug: slugOf(town) })),
      })),
      ...infoPages.map(({ id, slugs, changed_at }) => ({
        paths: mapLocales((locale) => routePath('info', locale, { id, slug: slugIn(slugs, locale, id) })),
        changedAt: changed_at,
      })),
      ...posts.map(({ id, slugs, changed_at }) => ({
        // A post exists only in the languages that it is written in.
        paths: Object.fromEntries(
          locales.flatMap((locale) => {
            const slug = slugs[locale];
            return slug === undefined ? [] : [[locale, routePath('blog-post', locale, { id, slug })]];
          }),
        ),
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

/** The sitemap that lists a changed listing, instead of the listing itself. */
function tagOfRange(tag: string): string {
  const id = /^listing:(\d+)$/.exec(tag)?.[1];
  return id === undefined ? tag : `sitemap:${Math.floor((Number(id) - 1) / idsPerSitemap) + 2}`;
}

/** @param body as gzip; undefined where there is no such sitemap */
function sendXml(request: FastifyRequest, reply: FastifyReply, body: Buffer | undefined): FastifyReply | void {
  if (!body) return reply.callNotFound();
  void reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
  });
  if (request.encodings().includes('gzip')) return reply.header('content-encoding', 'gzip').send(body);
  return reply.send(Readable.from([body]).compose(createGunzip()));
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
