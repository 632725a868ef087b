import '#shared/i18n/personal-paths.ts';
import type { Page } from 'playwright-core';
import type { useBrowser, VisitorOptions } from './browser.ts';
import type { DemoAccount, Places, Visitor } from './personal-screen.ts';

/** The visitor's cookies. */
export async function visitorCookies(
  origin: string,
  visitor: Visitor,
  at: Places,
): Promise<Readonly<Record<string, string>>> {
  if (visitor === 'guest') return {};
  return visitor === 'shopper' ? at.cart : loginCookies(origin, visitor);
}

/** A hydrated page of a new logged-in visitor. */
export async function openAs(
  browser: ReturnType<typeof useBrowser>,
  account: DemoAccount,
  path: string,
  options: Omit<VisitorOptions, 'cookies'> = {},
): Promise<Page> {
  return browser.open(path, { ...options, cookies: await loginCookies(browser.origin, account) });
}

const logins = new Map<DemoAccount, Promise<Record<string, string>>>();

/** The cookies of one login for all tests of a file. */
export function loginCookies(origin: string, account: DemoAccount): Promise<Record<string, string>> {
  const known = logins.get(account) ?? logIn(origin, account);
  logins.set(account, known);
  return known;
}

async function logIn(origin: string, account: DemoAccount): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@karafa.example`, password: 'Karafa-demo-18' }),
  });
  if (!answer.ok) throw new Error(`${account} cannot log in: ${answer.status}`);
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!.split('='));
  return Object.fromEntries(pairs as [string, string][]);
}
