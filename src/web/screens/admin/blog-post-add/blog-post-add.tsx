import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { PostForm, type BlogCategories } from '#web/features/post-form/post-form.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** A new post of the blog, a draft at first. */
export const screen = defineScreen<BlogCategories>({
  layout: 'bare',
  load: ({ api, locale }) => api.adminBlog.categories({ query: { lang: locale } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nový článek`),
    alternates: pathsInAllLocales('admin-blog-post-add'),
    isIndexed: false,
  }),
  Page: function AdminBlogPostAddPage({ data: categories }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const { navigate } = useNavigation();
    return (
      <AdminFrame title={<Trans>Nový článek</Trans>}>
        <p className="mb-4 max-w-[75ch] text-muted">
          <Trans>Uloží se jako koncept. Potom si ho prohlédnete, zveřejníte nebo naplánujete.</Trans>
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
            navigate(routePath('admin-blog-post', locale, { id }));
          }}
        />
      </AdminFrame>
    );
  },
});
