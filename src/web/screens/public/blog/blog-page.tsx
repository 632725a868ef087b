import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { BlogCard } from '#web/features/blog-card/blog-card.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { blogAddress } from './blog-address.ts';
import type { BlogData } from './load-blog.ts';
import { BlogCategories } from './blog-categories.tsx';

export function Page({ data: { posts, categories, chosen, page, pages } }: { data: BlogData }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <div>
      <Breadcrumb
        items={[
          { name: t`Úvod`, href: routePath('home', locale) },
          { name: t`Blog`, href: routePath('blog', locale) },
          ...(chosen ? [{ name: chosen.name, href: blogAddress(locale, { category: chosen.id }) }] : []),
        ]}
        className="mb-4"
      />
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
        <EmptyState pictogram="book" title={<Trans>Zatím tu není žádný článek</Trans>}>
          <p>
            <Trans>Podívejte se na ostatní, nebo přijďte později.</Trans>
          </p>
          {chosen && (
            <LinkButton look="secondary" href={blogAddress(locale, {})}>
              <Trans>Všechny články</Trans>
            </LinkButton>
          )}
        </EmptyState>
      ) : (
        <ul className="grid gap-x-6 gap-y-10 tablet:grid-cols-2 wide:grid-cols-3">
          {posts.map((post, index) => (
            <li key={post.id}>
              <BlogCard post={post} isFirst={index < 2} className="h-full" />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={page}
        last={pages}
        hrefOf={(to) => blogAddress(locale, { category: chosen?.id, page: to })}
      />
    </div>
  );
}
