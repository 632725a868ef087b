import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { BlogCard } from '#web/features/blog-card/blog-card.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen, notFound } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { blogAddress, blogQuery, readBlogChoice } from './blog-address.ts';
import { BlogCategories } from './blog-categories.tsx';
import { BlogPages } from './blog-pages.tsx';

export const screen = defineScreen({
  load: async ({ api, locale, query }) => {
    const choice = readBlogChoice(query);
    if (!choice) throw notFound();
    const [categories, answer] = await Promise.all([
      api.content.blogCategories({ query: { lang: locale } }),
      api.content.blogPosts({ query: { lang: locale, ...choice } }),
    ]);
    const chosen = categories.find(({ id }) => id === choice.category);
    if ((choice.category !== undefined && !chosen) || choice.page > answer.pages) throw notFound();
    return { ...answer, categories: categories.filter(({ posts }) => posts > 0), chosen };
  },
  head: ({ chosen, page }, { i18n }) => ({
    title: [
      chosen ? i18n._(msg`${{ category: chosen.name }} – blog`) : i18n._(msg`Blog`),
      page > 1 && i18n._(msg`strana ${{ page }}`),
    ]
      .filter(Boolean)
      .join(', '),
    description: i18n._(
      msg`Čtení pro sběratele a znalce: jak poznat dobrou lahev, jak ji uchovat, ocenit a bezpečně poslat.`,
    ),
    alternates: pathsInAllLocales('blog'),
    canonicalQuery: blogQuery({ category: chosen?.id, page }),
  }),
  Page: function BlogPage({ data: { posts, categories, chosen, page, pages } }) {
    const { locale } = usePage();
    return (
      <div className="pb-12">
        <header className="mb-6 max-w-[70ch]">
          <h1 className="text-3xl tablet:text-4xl">{chosen ? chosen.name : <Trans>Blog</Trans>}</h1>
          <p className="mt-3 text-lg text-muted">
            <Trans>
              Čtení pro sběratele a znalce: jak poznat dobrou lahev, jak ji uchovat, ocenit a bezpečně poslat.
            </Trans>
          </p>
        </header>
        <BlogCategories categories={categories} chosenId={chosen?.id} />
        {posts.length === 0 ? (
          <div className="rounded-lg border border-line bg-surface p-6">
            <p className="mb-4">
              <Trans>Tady zatím žádný článek není. Podívejte se na ostatní, nebo přijďte později.</Trans>
            </p>
            {chosen && (
              <LinkButton look="secondary" href={blogAddress(locale, {})}>
                <Trans>Všechny články</Trans>
              </LinkButton>
            )}
          </div>
        ) : (
          <ul className="grid gap-x-6 gap-y-10 tablet:grid-cols-2 wide:grid-cols-3">
            {posts.map((post, index) => (
              <li key={post.id}>
                <BlogCard post={post} isFirst={index < 2} className="h-full" />
              </li>
            ))}
          </ul>
        )}
        <BlogPages categoryId={chosen?.id} page={page} pages={pages} />
      </div>
    );
  },
});
