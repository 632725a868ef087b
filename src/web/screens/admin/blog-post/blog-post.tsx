import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminPost } from '#shared/content/blog-contract.ts';
import { isWritten } from '#shared/content/posts.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import type { BlogCategories } from '#web/features/post-form/post-form.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { PostActions } from './post-actions.tsx';
import { PostEditForm } from './post-edit-form.tsx';
import { PostPublication } from './post-publication.tsx';

interface Data {
  readonly post: AdminPost;
  readonly categories: BlogCategories;
}

/** A post of the blog: its texts, and when it is public. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, locale, params }) => {
    const [post, categories] = await Promise.all([
      api.adminBlog.get({ params: { id: Number(params.id) } }),
      api.adminBlog.categories({ query: { lang: locale } }),
    ]);
    return { post, categories };
  },
  head: ({ post }, { i18n, locale }) => ({
    title: titleOf(post, locale) || i18n._(msg`Článek`),
    alternates: mapLocales((each) => routePath('admin-blog-post', each, { id: post.id })),
    isIndexed: false,
  }),
  Page: function AdminBlogPostPage({ data: { post, categories } }) {
    const { locale } = usePage();
    const { id, texts, state, updated_at: updatedAt } = post;
    const time = formatDateTime(updatedAt, locale);
    const shown = languageOf(post, locale);
    return (
      <AdminFrame title={titleOf(post, locale) || <Trans>Článek</Trans>}>
        <p className="mb-4 flex flex-wrap items-center gap-x-5">
          <BackToList href={routePath('admin-blog', locale)}>
            <Trans>Zpět na články</Trans>
          </BackToList>
          <a href={routePath('admin-blog-post-preview', shown, { id })} className="underline">
            <Trans>Náhled</Trans>
          </a>
          {state === 'published' && (
            <a href={routePath('blog-post', shown, { id, slug: texts[shown].slug })} className="underline">
              <Trans>Otevřít na portálu</Trans>
            </a>
          )}
          <a href={routePath('admin-blog-post-history', locale, { id })} className="underline">
            <Trans>Historie</Trans>
          </a>
          <span className="text-muted">
            <Trans>Naposledy upraveno {time}</Trans>
          </span>
        </p>
        <PostPublication post={post} />
        <PostEditForm post={post} categories={categories} />
        <PostActions post={post} title={titleOf(post, locale)} />
      </AdminFrame>
    );
  },
});

/** The language itself, or the first one in which the post is written. */
function languageOf({ texts }: AdminPost, locale: Locale): Locale {
  return [locale, ...locales].find((each) => isWritten(texts[each])) ?? locale;
}

function titleOf(post: AdminPost, locale: Locale): string {
  return post.texts[languageOf(post, locale)].title;
}
