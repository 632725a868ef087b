import type { MouseEvent } from 'react';
import { askForLogin } from './login-request.ts';
import { keepsLogin } from './session.ts';

/** For a link to what needs an account: who is not logged in does that first and comes there then. */
export function loginFirst(event: MouseEvent<HTMLAnchorElement>): void {
  if (keepsLogin()) return;
  event.preventDefault();
  askForLogin({ redirect: event.currentTarget.pathname });
}
