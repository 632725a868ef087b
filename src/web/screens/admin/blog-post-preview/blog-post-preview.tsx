import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BlogPost } from '#shared/content/contract.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { PostArticle } from '#web/features/blog-post/post-article.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';

/** A post in any state as its public page shows it, for administrators only. */
export const screen = defineScreen<BlogPost>({
  load: ({ api, locale, params }) =>
    api.adminBlog.preview({ params: { id: Number(params.id) }, query: { lang: locale } }),
  head: (post, { i18n }) => {
    const { id, title, languages } = post;
    return {
      title: i18n._(msg`Náhled článku ${title}`),
      alternates: mapLocales((each) =>
        routePath(languages.includes(each) ? 'admin-blog-post-preview' : 'admin-blog-post', each, { id }),
      ),
      isIndexed: false,
    };
  },
  Page: function AdminBlogPostPreviewPage({ data: post }) {
    const { locale } = usePage();
    return (
      <>
        <p className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-1 rounded bg-amber-soft px-4 py-2 text-ink print:hidden">
          <strong>
            <Trans>Náhled uloženého článku</Trans>
          </strong>
          <a href={routePath('admin-blog-post', locale, { id: post.id })} className="underline">
            <Trans>Zpět k úpravám</Trans>
          </a>
        </p>
        <PostArticle post={post} />
      </>
    );
  },
});
