import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { contentContract } from '#shared/content/contract.ts';
import { homeListings, homePosts } from '#shared/content/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { countPublicListings, listTeasers, type Teaser } from '#server/features/catalog/index.ts';
import { readOnce } from '#server/platform/calls/reader-for-pages.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listPosts } from './blog/blog.queries.ts';
import { presentBlogCard } from './blog/blog-presenter.ts';
import { getPortalFigures } from './home.queries.ts';

export type Home = CallAnswer<(typeof contentContract)['home']>;

/** The content of the home page, without anything that may not be advertised. */
export async function getHome(
  context: Context,
  { locale, discountPercent, reader }: { locale: Locale; discountPercent: number; reader: Reader },
  getCounts: () => Promise<Home['counts']>,
): Promise<Home> {
  const teasers = (teaser: Teaser) => listTeasers(reader, teaser, { limit: homeListings, locale, discountPercent });
  const [topped, newest, products, sale, posts, counts] = await Promise.all([
    teasers('topped'),
    teasers('adverts'),
    teasers('products'),
    teasers('sale'),
    readOnce(reader, `posts of the home page ${locale}`, ['content'], () =>
      listPosts(reader.db, { locale, now: context.now(), isTeaser: true }, { limit: homePosts }),
    ),
    getCounts(),
  ]);
  return { topped, newest, products, sale, posts: posts.map((post) => presentBlogCard(post, locale)), counts };
}

/** The figures count whole tables, while every new advert rebuilds the home page. They may be a minute old. */
const countsLifeMs = 60_000;

export function createHomeCounts(context: Context): () => Promise<Home['counts']> {
  const { db, now } = context;
  let known: { counts: Home['counts']; until: number } | undefined;
  return async () => {
    if (known && now().getTime() < known.until) return known.counts;
    const [listings, figures] = await Promise.all([countPublicListings(context), getPortalFigures(db)]);
    const counts = { adverts: Math.max(0, listings - figures.products), ...figures };
    known = { counts, until: now().getTime() + countsLifeMs };
    return counts;
  };
}
