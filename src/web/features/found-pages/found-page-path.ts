import type { FoundPage } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';

export function foundPagePath({ kind, id, slug }: Pick<FoundPage, 'kind' | 'id' | 'slug'>, locale: Locale): string {
  return routePath(kind === 'post' ? 'blog-post' : 'info', locale, { id, slug });
}
