import { msg } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { BlogPost } from '#shared/content/contract.ts';
import { postData, postTrail } from '#web/features/blog-post/post-data.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen, ensureCanonicalPath } from '#web/page/screen.ts';
import { breadcrumbData } from '#web/features/structured-data/breadcrumb.ts';

const pathOf = ({ id, slugs }: BlogPost, locale: Locale) => routePath('blog-post', locale, { id, slug: slugs[locale] });

const loadPage = () => import('./blog-post-page.tsx');

export const screen = defineScreen<BlogPost>({
  load: async (context) => {
    const { api, locale, params } = context;
    const post = await api.content.blogPost({ params: { id: Number(params.id) }, query: { lang: locale } });
    ensureCanonicalPath(context, pathOf(post, locale));
    return post;
  },
  head: (post, { i18n, locale, origin }) => ({
    title: post.seo_title || post.title,
    description: post.seo_description || post.perex,
    // The other languages are offered the list.
    alternates: mapLocales((each) => (post.languages.includes(each) ? pathOf(post, each) : routePath('blog', each))),
    languages: post.languages,
    ogType: 'article',
    ...(import.meta.env.SSR &&
      post.picture && { image: { address: pictureAddress(post.picture.key, 960, 'webp'), alt: post.picture.alt } }),
    structuredData: import.meta.env.SSR
      ? [
          postData(post, { locale, origin, path: pathOf(post, locale) }),
          breadcrumbData(postTrail(post, pathOf(post, locale), locale, i18n._(msg`Úvod`)), origin),
        ]
      : [],
  }),
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
