import '#shared/i18n/personal-paths.ts';
import { matchPath } from '#shared/i18n/paths.ts';

/** What a guest was about to do. The login says so, and that it goes on with it. */
export type LoginPurpose = 'watch' | 'write';

/** @param redirect the local path after the login */
export function purposeOf(redirect: string | undefined): LoginPurpose | undefined {
  const { route } = matchPath(redirect?.split('?')[0] ?? '/');
  return route === 'account-messages-add' ? 'write' : undefined;
}
