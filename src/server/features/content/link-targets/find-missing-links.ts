import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { listInfoSlugs, listPublicPostSlugs } from './link-target.queries.ts';
import { readTarget } from './read-target.ts';

export interface MissingLinks {
  readonly missing: ReadonlySet<string>;
  /** Whether a change of the content may change the answer. */
  readonly dependsOnContent: boolean;
}

/**
 * Which stored addresses lead to an info page or a blog post that is not public in a language. They may be public in
 * others, and tomorrow in this one, so the links stay stored.
 */
export async function findMissingLinks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  addresses: readonly string[],
  locale: Locale,
): Promise<MissingLinks> {
  const targets = new Map(addresses.map((address) => [address, readTarget(address)]));
  const idsOf = (kind: 'info' | 'post') =>
    [...targets.values()].flatMap((target) => (target.kind === kind ? [target.id] : []));
  const [infoIds, postIds] = [idsOf('info'), idsOf('post')];
  const [infoPages, posts] = await Promise.all([listInfoSlugs(db, infoIds), listPublicPostSlugs(db, postIds, now())]);
  const known = { info: infoPages, post: posts };
  const missing = addresses.filter((address) => {
    const target = targets.get(address);
    if (target?.kind !== 'info' && target?.kind !== 'post') return false;
    return !known[target.kind].some((row) => row.id === target.id && row.locale === locale);
  });
  return { missing: new Set(missing), dependsOnContent: infoIds.length + postIds.length > 0 };
}
