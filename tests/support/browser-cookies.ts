import type { Cookie, Page } from 'playwright-core';

export async function cookieOf(page: Page, name: string): Promise<Cookie | undefined> {
  return (await page.context().cookies()).find((each) => each.name === name);
}

/** @param expires seconds since 1970, as cookies have it */
export function daysUntil(expires: number): number {
  return Math.round((expires * 1000 - Date.now()) / 86_400_000);
}
