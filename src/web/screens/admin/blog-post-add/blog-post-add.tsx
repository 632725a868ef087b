import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { PostForm, type BlogCategories } from '#web/features/post-form/post-form.tsx';
import { usePublish } from '#web/features/post-form/use-publish.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface Data {
  readonly categories: BlogCategories;
  /** Of the post changed last: mostly one person writes. */
  readonly author: string | undefined;
}

/** A new post of the blog, a draft at first. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, locale }) => {
    const [categories, { posts }] = await Promise.all([
      api.adminBlog.categories({ query: { lang: locale } }),
      api.adminBlog.list({ query: {} }),
    ]);
    return { categories, author: posts[0]?.author };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nový článek`),
    alternates: pathsInAllLocales('admin-blog-post-add'),
    isIndexed: false,
  }),
  Page: function AdminBlogPostAddPage({ data: { categories, author } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const { navigate } = useNavigation();
    const publish = usePublish();
    const open = (id: number) => navigate(routePath('admin-blog-post', locale, { id }));
    return (
      <AdminFrame title={<Trans>Nový článek</Trans>}>
        <p className="mb-4 max-w-[75ch] text-muted">
          <Trans>Uložený koncept si prohlédnete, zveřejníte nebo naplánujete. Zveřejnit ho můžete i rovnou.</Trans>
        </p>
        {categories.length === 0 && (
          <p className="mb-4 max-w-[75ch]">
            <Trans>
              Článek patří do rubriky a zatím žádná není. Nejdřív prosím{' '}
              <a href={routePath('admin-blog-categories', locale)} className="underline">
                přidejte rubriku
              </a>
              .
            </Trans>
          </p>
        )}
        <PostForm
          post={undefined}
          categories={categories}
          send={(body) => browserApi.adminBlog.add({ body })}
          onDone={({ id }) => {
            showSnackbar({ text: t`Koncept je uložený.`, tone: 'success' });
            open(id);
          }}
          onPublish={async ({ id }) => {
            const { version } = await browserApi.adminBlog.get({ params: { id } });
            await publish(id, version);
            open(id);
          }}
          author={author}
        />
      </AdminFrame>
    );
  },
});
