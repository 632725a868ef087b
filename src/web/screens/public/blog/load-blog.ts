import { notFound, type LoadContext } from '#web/page/screen.ts';
import { blogAddress, readBlogChoice } from './blog-address.ts';

export type BlogData = Awaited<ReturnType<typeof loadBlog>>;

export async function loadBlog({ api, locale, query }: LoadContext) {
  const choice = readBlogChoice(query);
  if (!choice) throw notFound();
  const [categories, answer] = await Promise.all([
    api.content.blogCategories({ query: { lang: locale } }),
    api.content.blogPosts({ query: { lang: locale, ...choice } }),
  ]);
  const chosen = categories.find(({ id }) => id === choice.category);
  if (choice.category !== undefined && !chosen) throw notFound();
  if (choice.page > answer.pages) throw notFound(blogAddress(locale, { category: chosen?.id }));
  return { ...answer, categories: categories.filter(({ posts }) => posts > 0), chosen };
}
