import type { MouseEvent } from 'react';
import { askForLogin } from './login-request.ts';
import { hasLogin } from './session.ts';

/** For a link to a page that needs an account: guests log in first and continue to the page. */
export function loginFirst(event: MouseEvent<HTMLAnchorElement>): void {
  if (hasLogin()) return;
  event.preventDefault();
  askForLogin({ redirect: event.currentTarget.pathname });
}
