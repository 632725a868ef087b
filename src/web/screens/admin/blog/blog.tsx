import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PostFilters } from './post-filters.tsx';
import type { PostChoice, PostList } from './post-list.ts';
import { PostTable } from './post-table.tsx';

/** The posts of the blog in any state. */
export const screen = defineScreen<{ readonly choice: PostChoice; readonly list: PostList }>({
  layout: 'bare',
  load: async ({ api, locale, query }) => {
    const choice = chosenFilters(query) as PostChoice;
    return { choice, list: await api.adminBlog.list({ query: { ...choice, lang: locale } }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Blog – správa článků`),
    alternates: pathsInAllLocales('admin-blog'),
    isIndexed: false,
  }),
  Page: function AdminBlogPage({ data: { choice, list } }) {
    const { locale, search } = usePage();
    return (
      <AdminFrame
        title={<Trans>Blog</Trans>}
        aside={
          <span className="flex flex-wrap gap-2">
            <LinkButton look="secondary" href={routePath('admin-blog-categories', locale)}>
              <Trans>Rubriky</Trans>
            </LinkButton>
            <LinkButton href={routePath('admin-blog-post-add', locale)}>
              <Trans>Napsat článek</Trans>
            </LinkButton>
          </span>
        }
      >
        <PostFilters choice={choice} list={list} />
        {list.posts.length > 0 && <PostTable posts={list.posts} />}
        {list.posts.length === 0 && search === '' && (
          <EmptyState pictogram="book" title={<Trans>Zatím tu není žádný článek</Trans>}>
            <p>
              <Trans>Nový článek je nejdřív koncept. Čtenáři ho uvidí, až ho zveřejníte.</Trans>
            </p>
          </EmptyState>
        )}
        {list.posts.length === 0 && search !== '' && (
          <p className="py-10 text-center text-muted">
            <Trans>Žádný takový článek jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
