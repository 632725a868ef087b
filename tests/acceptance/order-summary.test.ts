import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phoneText } from '#shared/accounts/phone.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import {
  carrierChoice,
  consent,
  field,
  fillAddress,
  fillContact,
  main,
  openFilledCart,
  orderButton,
  orderForm,
  pathOf,
  paymentChoice,
  shownOrder,
  type SeenOrder,
} from '#tests/support/order-steps.ts';
import { useShopBuyers, words } from '#tests/support/shop-buyers.ts';
import { textsIn } from '#tests/support/texts.ts';

// A product of its own: what is bought here would be missing elsewhere.
const { product, browser, shelf, visit } = useShopBuyers(1);

describe('R-2.03 the summary of an order', () => {
  async function placedOrder(locale: Locale, email: string): Promise<{ page: Page; order: SeenOrder }> {
    const page = await visit(routePath('home', locale));
    await openFilledCart(page, locale, { [shelf.goods[0]!.id]: 1 });
    await carrierChoice(page, locale, 'courier').check();
    await paymentChoice(page, locale, 'bank_transfer').check();
    await fillContact(page, email);
    // An account's telephone is its own.
    await field(orderForm(page), 'phone').fill(`60266677${locales.indexOf(locale)}`);
    await fillAddress(page, 'delivery');
    await consent(page);
    await orderButton(page, locale).click();
    await arriveAt(page, pathOf('order-summary', locale));
    return { page, order: await shownOrder(page, locale) };
  }

  test('R-6.09 opens only with its address, which is neither sent on nor stored, and with no other hash', async () => {
    browser.expectTrouble(/status of 404/);
    const { page, order } = await placedOrder('cs', 'soukromi@karafa.example');
    expect(order.hash.length).toBeGreaterThanOrEqual(22);
    for (const route of ['order-summary', 'account-order-summary'] as const) {
      const answer = await page.request.get(routePath(route, 'cs', order), { maxRedirects: 0 });
      // A guest is redirected out of it.
      expect(answer.status()).toBe(route === 'order-summary' ? 200 : 302);
      if (route === 'account-order-summary') {
        expect(answer.headers().location).toBe(routePath('order-summary', 'cs', order));
        continue;
      }
      expect(answer.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(await answer.text()).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    }
    const other = order.hash.startsWith('A') ? `B${order.hash.slice(1)}` : `A${order.hash.slice(1)}`;
    const wrong = [
      { ...order, hash: other },
      { ...order, hash: order.hash.slice(1) },
      { ...order, hash: 'x' },
      { ...order, id: order.id - 1 },
    ];
    for (const { id, hash } of wrong) {
      for (const locale of locales) {
        const answer = await page.request.get(routePath('order-summary', locale, { id, hash }));
        expect([id, hash, answer.status()]).toEqual([id, hash, 404]);
        expect(await answer.text()).not.toContain(order.number);
      }
    }
    await page.goto(routePath('order-summary', 'cs', { id: order.id, hash: other }));
    await expect.poll(() => words(page)).toContain('404');
  });

  test.each(locales)('R-6.07 creates an account from a guest’s order (%s)', async (locale) => {
    const text = textsIn(locale);
    const email = `novacek.${locale}@karafa.example`;
    const { page, order } = await placedOrder(locale, email);
    browser.expectTrouble(/status of 422 .*\/account$/);
    const form = main(page)
      .locator('form')
      .filter({ has: page.locator('[name=username]') });
    await field(form, 'username').fill(`novacek.${locale}`);
    await field(form, 'password').fill('heslo do sklepa');
    await field(form, 'password_confirmation').fill('heslo do sklepa');
    await form.getByRole('button', { name: text('Založit účet') }).click();
    await expect.poll(() => form.getByRole('alert').innerText()).toContain(text('Toto pole je nutné potvrdit.'));
    await field(form, 'terms').check();
    // The buyer's phone number belongs to another account.
    const taken = await query(
      product.database,
      `update account set (phone_prefix, phone) = (select phone_prefix, phone from shop_order where id = $1)
       where email = 'overeny@karafa.example' returning phone`,
      [order.id],
    );
    await form.getByRole('button', { name: text('Založit účet') }).click();
    await expect
      .poll(() => form.getByRole('alert').innerText())
      .toContain(text('Účet s tímto telefonním číslem již existuje. Zkuste se nejprve přihlásit.'));
    expect(await field(form, 'phone').inputValue()).toBe(phoneText('+420', String(taken[0]!.phone)));
    await expect.poll(() => page.locator('input:focus').getAttribute('name')).toBe('phone');
    await field(form, 'phone').fill(`60366688${locales.indexOf(locale)}`);
    await form.getByRole('button', { name: text('Založit účet') }).click();
    await expect
      .poll(() => words(page))
      .toContain(
        text('Registraci máme. Jakmile účet schválíme, napíšeme vám na {email} a objednávku v něm najdete.', { email }),
      );

    await query(product.database, `update account set state = 'approved' where email = $1`, [email]);
    const data = { email, password: 'heslo do sklepa' };
    expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200);
    await page.goto(routePath('account-orders', locale));
    await hydrated(page);
    await expect.poll(() => words(page)).toContain(order.number);
  });
});
