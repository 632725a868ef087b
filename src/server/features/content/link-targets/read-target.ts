import '#shared/i18n/personal-paths.ts';
import { linkedScreens, type LinkedScreen, type LinkTarget } from '#shared/content/link-target.ts';
import { matchPath } from '#shared/i18n/paths.ts';

/** The target of a stored address. One with a query or a fragment names more than a screen, so it stays an address. */
export function readTarget(address: string): LinkTarget {
  const { route, params } = matchPath(address);
  if (!address.startsWith('/') || /[?#]/.test(address)) return { kind: 'address', address };
  if (linkedScreens.includes(route as LinkedScreen)) return { kind: 'screen', screen: route as LinkedScreen };
  const id = Number(params.id);
  if (route === 'category') return { kind: 'category', id };
  if (route === 'info') return { kind: 'info', id };
  if (route === 'blog-post') return { kind: 'post', id };
  return { kind: 'address', address };
}
