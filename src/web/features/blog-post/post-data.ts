import { languages, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { BlogPost } from '#shared/content/contract.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { organizationId } from '#web/features/structured-data/organization.ts';
import type { BreadcrumbLink } from '#web/ui/breadcrumb.tsx';

/** Structured data of a post: schema.org BlogPosting. */
export function postData(
  post: BlogPost,
  { locale, origin, path }: { locale: Locale; origin: string; path: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.perex,
    inLanguage: languages[locale].tag,
    datePublished: post.published_at,
    dateModified: post.updated_at > post.published_at ? post.updated_at : post.published_at,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', '@id': organizationId(origin), name: 'Karafa', url: `${origin}/` },
    mainEntityOfPage: `${origin}${path}`,
    articleSection: post.category.name,
    isFamilyFriendly: false,
    ...(post.picture && { image: `${origin}${pictureAddress(post.picture.key, 960, 'webp')}` }),
  };
}

/**
 * The breadcrumb from the home page to the post.
 * @param home the label of the home page
 */
export function postTrail(post: BlogPost, path: string, locale: Locale, home: string): BreadcrumbLink[] {
  const blog = routePath('blog', locale);
  return [
    { name: home, href: routePath('home', locale) },
    { name: 'Blog', href: blog },
    { name: post.category.name, href: `${blog}?category=${post.category.id}` },
    { name: post.title, href: path },
  ];
}
