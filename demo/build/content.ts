import { locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Calendar } from '../calendar.ts';
import { blogCategories, blogPosts, scheduledPost } from '../data/blog/blog.ts';
import { draft } from '../data/blog/draft.ts';
import type { PostTexts } from '../data/blog/post-texts.ts';
import { delivery } from '../data/pages/delivery.ts';
import { howItWorks } from '../data/pages/how-it-works.ts';
import type { PageTexts } from '../data/pages/page-texts.ts';
import { privacy } from '../data/pages/privacy.ts';
import { terms } from '../data/pages/terms.ts';
import type { DemoShop } from '../data/shops/demo-shop.ts';
import type { Album } from './album.ts';
import { hashText } from '../random.ts';
import type { Rows } from '../rows.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';

/** The info page on delivery and payment. */
export const deliveryPage = 4;

/** Info pages by id: the addresses of the portal know them by these numbers. */
export function infoPages(demo: DemoShop): readonly { readonly id: number; readonly texts: PageTexts }[] {
  return [
    { id: 1, texts: terms(demo) },
    { id: 2, texts: privacy(demo) },
    { id: 3, texts: howItWorks(demo) },
    { id: deliveryPage, texts: delivery(demo) },
  ];
}

const daysBetweenPosts = 9;
const daysUntilScheduled = 6;

/** The blog and the info pages. */
export function buildContent(calendar: Calendar, album: Album, demo: DemoShop, administratorId: number): Rows {
  const pages = infoPages(demo);
  const posts = blogPosts(demo.words);
  // The oldest gets the lowest id.
  const inOrder = posts.map((post, index) => ({ post, daysAgo: 2 + index * daysBetweenPosts - 0.4 })).reverse();
  const scheduledId = posts.length + 1;
  const postRow = (post: PostTexts) => ({
    blog_category_id: categoryId(post.category),
    author: post.author,
    picture_id: album.add(
      {
        subject: 'blog_scene',
        brand: '',
        name: post.theme,
        seed: hashText(post.texts.cs.title) % 1_000_000,
        view: 'scene',
        note: '',
      },
      'scene',
    ).id,
  });
  return {
    info_page: pages.map(({ id }) => ({ id, updated_at: calendar.daysAgo(30) })),
    info_page_revision: pages.flatMap(({ id, texts }, index) => [
      {
        id: 2 * index + 1,
        info_page_id: id,
        saved_at: calendar.daysAgo(120),
        saved_by: null,
        texts: storedTexts(texts, withoutEnd),
      },
      {
        id: 2 * index + 2,
        info_page_id: id,
        saved_at: calendar.daysAgo(30),
        saved_by: administratorId,
        texts: storedTexts(texts),
      },
    ]),
    info_page_text: pages.flatMap(({ id, texts }) => textRows({ info_page_id: id }, texts)),
    blog_category: blogCategories.map(({ mayBeAdvertised }, index) => ({
      id: index + 1,
      position: index + 1,
      may_be_advertised: mayBeAdvertised,
    })),
    blog_category_text: blogCategories.flatMap(({ name }, index) =>
      locales.map((locale) => ({
        blog_category_id: index + 1,
        locale,
        name: name[locale],
        slug: localisedSlug(name[locale], locale),
      })),
    ),
    blog_post: [
      ...inOrder.map(({ post, daysAgo }, index) => ({
        ...postRow(post),
        id: index + 1,
        published_at: calendar.daysAgo(daysAgo),
        is_published: true,
        updated_at: calendar.daysAgo(daysAgo),
      })),
      {
        ...postRow(scheduledPost),
        id: scheduledId,
        published_at: calendar.daysAgo(-daysUntilScheduled),
        is_published: true,
        updated_at: calendar.daysAgo(1),
      },
      {
        id: scheduledId + 1,
        blog_category_id: categoryId(draft.category),
        author: draft.author,
        picture_id: null,
        published_at: null,
        is_published: false,
        updated_at: calendar.daysAgo(0.5),
      },
    ],
    blog_post_text: [
      ...inOrder.flatMap(({ post }, index) => textRows({ blog_post_id: index + 1 }, post.texts)),
      ...textRows({ blog_post_id: scheduledId }, scheduledPost.texts),
      {
        blog_post_id: scheduledId + 1,
        locale: draft.locale,
        title: draft.title,
        slug: localisedSlug(draft.title, draft.locale),
        perex: draft.perex,
        body: draft.body.trim(),
      },
    ],
    // The scheduled post was finished a day after it had been begun.
    blog_post_revision: [2, 1].map((daysAgo, index) => ({
      id: index + 1,
      blog_post_id: scheduledId,
      saved_at: calendar.daysAgo(daysAgo),
      saved_by: administratorId,
      texts: withSeo(storedTexts(scheduledPost.texts, index === 0 ? withoutEnd : undefined)),
    })),
  };
}

function categoryId(wanted: PostTexts['category']): number {
  return blogCategories.findIndex(({ key }) => key === wanted) + 1;
}

/** Posts also have texts for search engines. */
function withSeo(texts: ReturnType<typeof storedTexts>) {
  return mapLocales((locale) => ({ ...texts[locale], seo_title: '', seo_description: '' }));
}

/** As the history of a page holds its texts. */
function storedTexts(texts: PageTexts, bodyOf = (body: string) => body) {
  return mapLocales((locale) => {
    const { title, perex, body } = texts[locale];
    return { title, slug: localisedSlug(title, locale), perex, body: bodyOf(body.trim()) };
  });
}

/** The text before its last paragraph was added. */
function withoutEnd(body: string): string {
  return body.slice(0, body.lastIndexOf('\n\n'));
}

function textRows(key: Readonly<Record<string, number>>, texts: PageTexts) {
  return locales.map((locale) => {
    const { title, perex, body } = texts[locale];
    return { ...key, locale, title, slug: localisedSlug(title, locale), perex, body: body.trim() };
  });
}
