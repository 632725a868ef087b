import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { findViolations } from './accessibility.ts';
import type { useBrowser } from './browser.ts';
import { openAs } from './demo-logins.ts';
import { buildOrderAmongOthers, buildPaidPayment, type BuiltOrder, type OrderOptions } from './order-factories.ts';

/** Builds orders in the shared product, and opens screens of the administration. */
export function useClerk(browser: ReturnType<typeof useBrowser>) {
  let database: Database;
  beforeAll(() => {
    database = openDatabase(inject('productDatabase'), { max: 2 });
    return () => database.close();
  });
  const build = (options: OrderOptions) => buildOrderAmongOthers(database.db, options);
  const openPath = (path: string) => openAs(browser, 'admin', path);
  return {
    get db() {
      return database.db;
    },
    build,
    async buildPaid(options: OrderOptions): Promise<BuiltOrder> {
      const order = await build({ payment: 'card', ...options, order: { ...options.order, state: 'paid' } });
      await buildPaidPayment(database.db, order.id, order.total);
      return order;
    },
    openPath,
    open: ({ id }: BuiltOrder) => openPath(routePath('admin-order', 'cs', { id })),
    mailsOf: ({ number }: BuiltOrder) =>
      database.db
        .selectFrom('mail')
        .where('subject', 'like', `%${number}%`)
        .select(['kind', 'text'])
        .orderBy('id')
        .execute(),
  };
}

export const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
