import { Trans } from '@lingui/react/macro';
import type { BlogCard as Post } from '#shared/content/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { BlogCard } from '#web/features/blog-card/blog-card.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

export function BlogTeasers({ posts }: { posts: readonly Post[] }) {
  const { locale } = usePage();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="from-the-blog">
      <header className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="from-the-blog" className="text-2xl">
          <Trans>Z blogu</Trans>
        </h2>
        <a
          href={routePath('blog', locale)}
          className="inline-flex items-center gap-1 py-1 font-semibold text-link no-underline hover:underline"
        >
          <Trans>Všechny články</Trans>
          <Icon name="arrow-right" size={18} />
        </a>
      </header>
      <HydratedFragment of={posts} look="teasers">
        <ul className="grid gap-x-6 gap-y-10 tablet:grid-cols-2 wide:grid-cols-3">
          {posts.map((post, index) => (
            <li key={post.id} className={classes(index === 2 && 'tablet:max-wide:hidden')}>
              <BlogCard post={post} headingLevel={3} className="h-full" />
            </li>
          ))}
        </ul>
      </HydratedFragment>
    </section>
  );
}
