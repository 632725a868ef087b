import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';

export interface BlogChoice {
  readonly category?: number | undefined;
  readonly page?: number | undefined;
}

/** The URL of a page of the blog: `/blog?category=2&page=3`, without default values. */
export function blogAddress(locale: Locale, choice: BlogChoice): string {
  const query = blogQuery(choice);
  return query ? `${routePath('blog', locale)}?${query}` : routePath('blog', locale);
}

export function blogQuery({ category, page }: BlogChoice): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set('category', String(category));
  if (page !== undefined && page > 1) query.set('page', String(page));
  return query.toString();
}

/** Parses the query; undefined for a page that can't exist. */
export function readBlogChoice(query: URLSearchParams): { category: number | undefined; page: number } | undefined {
  const category = query.get('category');
  const page = query.get('page') ?? '1';
  const isNumber = (text: string) => /^[1-9]\d{0,3}$/.test(text);
  if ((category !== null && !isNumber(category)) || !isNumber(page)) return undefined;
  return { category: category === null ? undefined : Number(category), page: Number(page) };
}
