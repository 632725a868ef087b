import { isLoggedInCookie } from '#shared/accounts/limits.ts';

const pattern = new RegExp(`(?:^|; )${isLoggedInCookie}=(\\d+)`);

/** The id of the account whose login the browser keeps; the token itself no script can read. */
export function draftAccount(): string | undefined {
  return pattern.exec(document.cookie)?.[1];
}
