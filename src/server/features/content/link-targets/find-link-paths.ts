import '#shared/i18n/personal-paths.ts';
import type { LinkTarget } from '#shared/content/link-target.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { listCategorySlugs, listInfoSlugs, listPublicPostSlugs, type SlugRow } from './link-target.queries.ts';

/** The address of a target in a language; undefined when it does not exist or is not public. */
export type FindLinkPath = (target: LinkTarget, locale: Locale) => string | undefined;

/** A missing translation gets a placeholder: the server leads to the right address, or says that there is none. */
const noSlug = '-';

/** Looks up the addresses of all targets at once. */
export async function findLinkPaths(
  { db, now }: Pick<Context, 'now'> & { readonly db: Parameters<typeof listCategorySlugs>[0] },
  targets: readonly LinkTarget[],
): Promise<FindLinkPath> {
  const idsOf = (kind: LinkTarget['kind']) => [
    ...new Set(targets.flatMap((target) => (target.kind === kind && 'id' in target ? [target.id] : []))),
  ];
  const categories = await listCategorySlugs(db, idsOf('category'));
  const infoPages = await listInfoSlugs(db, idsOf('info'));
  const posts = await listPublicPostSlugs(db, idsOf('post'), now());
  return (target, locale) => {
    if (target.kind === 'screen') return routePath(target.screen, locale);
    if (target.kind === 'address') return target.address;
    const { id } = target;
    const rows = { category: categories, info: infoPages, post: posts }[target.kind];
    const slug = slugIn(rows, id, locale);
    if (slug === undefined) return undefined;
    if (target.kind === 'category') return routePath('category', locale, { id, category: slug });
    return routePath(target.kind === 'info' ? 'info' : 'blog-post', locale, { id, slug });
  };
}

function slugIn(rows: readonly SlugRow[], id: number, locale: Locale): string | undefined {
  const known = rows.filter((row) => row.id === id);
  return known.find((row) => row.locale === locale)?.slug ?? (known.length > 0 ? noSlug : undefined);
}
