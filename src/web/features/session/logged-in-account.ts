import { isLoggedInCookie } from '#shared/accounts/limits.ts';

const pattern = new RegExp(`(?:^|; )${isLoggedInCookie}=(\\d+)`);

/** The id of the account that is logged in in this browser, from the readable cookie (the token itself is HttpOnly). */
export function loggedInAccount(): string | undefined {
  return pattern.exec(document.cookie)?.[1];
}
