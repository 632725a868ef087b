import { describe, expect, test } from 'vitest';
import '#shared/i18n/personal-paths.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { arriveAt, useBrowser } from '#tests/support/browser.ts';
import { dialog, expectNoViolations, useClerk } from '#tests/support/clerk.ts';

const { buildPaid, openPath } = useClerk(useBrowser());

describe('the command palette', () => {
  test('R-9.03 Ctrl+K jumps to an order by its number and to a screen by its name, by keyboard alone', async () => {
    const order = await buildPaid({ carrier: 'branch' });
    const page = await openPath(routePath('admin', 'cs'));
    await page.keyboard.press('Control+k');
    const field = dialog(page).getByRole('combobox');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(order.number);
    await dialog(page).getByRole('option', { name: order.number }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await arriveAt(page, routePath('admin-order', 'cs', { id: order.id }));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('vydejni');
    await dialog(page).getByRole('option', { name: 'Výdejní místa' }).waitFor();
    await page.keyboard.press('Enter');
    await arriveAt(page, routePath('admin-pickup-points', 'cs'));
    expect(await dialog(page).count()).toBe(0);
  });
});
