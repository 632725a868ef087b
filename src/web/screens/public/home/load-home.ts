import { featuredCategories } from '#web/features/category-links/featured-categories.ts';
import type { LoadContext } from '#web/page/screen.ts';

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

export async function loadHome({ api, locale, shell }: LoadContext) {
  return {
    ...(await api.content.home({ query: { lang: locale } })),
    categories: featuredCategories(shell),
  };
}
