import { languageTags, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { BlogPost } from '#shared/content/contract.ts';
import { pictureAddress } from '#web/features/picture/picture.tsx';

/** What a post says of itself to search engines: schema.org BlogPosting and its breadcrumb. */
export function postData(
  post: BlogPost,
  { locale, origin, path }: { locale: Locale; origin: string; path: string },
): object[] {
  const blogPath = routePath('blog', locale);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.perex,
      inLanguage: languageTags[locale],
      datePublished: post.published_at,
      dateModified: post.updated_at > post.published_at ? post.updated_at : post.published_at,
      author: { '@type': 'Person', name: post.author },
      publisher: { '@type': 'Organization', name: 'Karafa', url: origin },
      mainEntityOfPage: `${origin}${path}`,
      articleSection: post.category.name,
      isFamilyFriendly: false,
      ...(post.picture && { image: `${origin}${pictureAddress(post.picture.key, 960, 'webp')}` }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Karafa', item: `${origin}${routePath('home', locale)}` },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: `${origin}${blogPath}` },
        { '@type': 'ListItem', position: 3, name: post.title, item: `${origin}${path}` },
      ],
    },
  ];
}
