import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { arriveAt, holdBack, hydrated } from '#tests/support/browser.ts';
import type { DemoGoods } from '#tests/support/demo-goods.ts';
import { query } from '#tests/support/demo-places.ts';
import {
  address,
  carrierChoice,
  consent,
  contact,
  field,
  fillAddress,
  fillContact,
  fillForCourier,
  main,
  openOrderForm,
  orderButton,
  orderForm,
  pathOf,
  paymentChoice,
  shownOrder,
} from '#tests/support/order-steps.ts';
import { loginCookies } from '#tests/support/demo-logins.ts';
import { useStockedProduct } from '#tests/support/own-product.ts';
import { textsIn } from '#tests/support/texts.ts';

// A product of its own: what is changed and sold here would be otherwise elsewhere.
const { product, browser, shelf } = useStockedProduct(10);

/** Values of the order form by field name; only checked boxes and radios. */
const filledIn = (page: Page) =>
  orderForm(page).evaluate((form) =>
    Object.fromEntries([...new FormData(form as HTMLFormElement)].filter(([, value]) => value !== '')),
  );

describe('R-6.02, R-6.07 a raised price and sold-out goods are reported, and the order can be completed', () => {
  test.each(locales)('(%s)', { timeout: 120_000 }, async (locale) => {
    browser.expectTrouble(/status of 409 .*\/api\/orders/);
    const text = textsIn(locale);
    const at = 3 * locales.indexOf(locale);
    const [dearer, gone, fewer] = shelf.goods.slice(at, at + 3) as [DemoGoods, DemoGoods, DemoGoods];
    const page = await openOrderForm(browser, { [dearer.id]: 2, [gone.id]: 1, [fewer.id]: 5 }, { locale });
    await fillForCourier(page, locale, { email: `zmena.${locale}@karafa.example`, payment: 'bank_transfer' });
    await field(orderForm(page), 'note').fill('Zvoňte prosím dvakrát.');
    const typed = await filledIn(page);

    const price = dearer.price + 1_000;
    await query(product.database, 'update listing set price_minor = $2 where id = $1', [dearer.id, price]);
    await query(product.database, `update listing set visibility = 'hidden' where id = $1`, [gone.id]);
    await query(
      product.database,
      `update stock s set quantity = case when b.code = 'BRN' then 3 else 0 end from branch b
       where b.id = s.branch_id and s.listing_id = $1`,
      [fewer.id],
    );
    await orderButton(page, locale).click();

    const refusal = text('Ceny nebo dostupnost zboží se mezitím změnily. Zkontrolujte prosím svůj košík.');
    await expect.poll(() => orderForm(page).getByRole('alert').allInnerTexts()).toEqual([refusal]);
    const changes = page.getByRole('region', { name: text('Od vaší poslední návštěvy se něco změnilo') });
    await expect.poll(() => changes.evaluate((element) => element === document.activeElement)).toBe(true);
    const said = (await changes.getByRole('listitem').allInnerTexts()).join(' ');
    for (const { names } of [dearer, gone, fewer]) expect(said).toContain(names[locale]);
    expect(said).toContain(
      text('{name}: místo {0} ks máme skladem už jen {1} ks.', { name: fewer.names[locale]!, 0: 5, 1: 3 }),
    );
    const [risen] = text('{name}: cena se změnila z <0/> na <1/>.', { name: dearer.names[locale]! }).split('<0/>');
    expect(said).toContain(risen);
    expect(said).toContain(text('{name} už není v nabídce nebo se vyprodalo.', { name: gone.names[locale]! }));
    expect(await filledIn(page)).toEqual(typed);
    expect(await orderButton(page, locale).isDisabled()).toBe(true);

    await changes.getByRole('button', { name: text('Beru na vědomí') }).click();
    await expect.poll(() => changes.count()).toBe(0);
    expect(await filledIn(page)).toEqual(typed);
    await orderButton(page, locale).click();
    await arriveAt(page, pathOf('order-summary', locale));
    const order = await shownOrder(page, locale);
    const lines = await query(
      product.database,
      'select listing_id::int as id, quantity, price_minor::int as price from order_line where order_id = $1 order by id',
      [order.id],
    );
    expect(lines).toEqual(
      [
        { id: dearer.id, quantity: 2, price },
        { id: fewer.id, quantity: 3, price: fewer.price },
      ].sort((one, other) => one.id - other.id),
    );
  });
});

describe('the cart', () => {
  test('R-6.02 of a guest is merged into the account’s at the login, and typed values stay', async () => {
    const [known, chosen] = shelf.goods as [DemoGoods, DemoGoods];
    await query(product.database, `update listing set visibility = 'listed' where kind = 'product'`);
    const cookie = Object.entries(await loginCookies(product.origin, 'novy'))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const earlier = await fetch(`${product.origin}/api/cart/lines?lang=cs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ listing_id: known.id, quantity: 2 }),
    });
    expect(earlier.status).toBe(200);

    const page = await openOrderForm(browser, { [chosen.id]: 1 });
    await carrierChoice(page, 'cs', 'courier').check();
    await field(orderForm(page), 'note').fill('Nechte u sousedů.');
    await page.getByRole('button', { name: 'Mám účet, přihlásit se' }).click();
    const dialog = page.getByRole('dialog', { name: 'Přihlášení' });
    await field(dialog, 'email').fill('novy@karafa.example');
    await field(dialog, 'password').fill('Karafa-demo-18');
    await field(dialog, 'password').press('Enter');

    const pieces = (name: string) => page.getByRole('spinbutton', { name: `Počet kusů: ${name}` });
    await expect.poll(() => pieces(known.names.cs!).count()).toBe(1);
    await expect.poll(() => pieces(known.names.cs!).inputValue()).toBe('2');
    await expect.poll(() => pieces(chosen.names.cs!).inputValue()).toBe('1');
    await expect.poll(() => field(orderForm(page), 'email').inputValue()).toBe('novy@karafa.example');
    await expect.poll(() => field(orderForm(page), 'last_name').inputValue()).toBe('Nováková');
    await expect.poll(() => field(orderForm(page), 'note').inputValue()).toBe('Nechte u sousedů.');
    await expect.poll(() => carrierChoice(page, 'cs', 'courier').isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Mám účet, přihlásit se' }).count()).toBe(0);
  });

  test('R-6.02, R-6.07 keeps choices and typed values over a reload', async () => {
    const page = await openOrderForm(browser, { [shelf.goods[1]!.id]: 2 });
    await carrierChoice(page, 'cs', 'branch').check();
    await field(orderForm(page), 'branch_id').selectOption(String(shelf.branch));
    await paymentChoice(page, 'cs', 'card').check();
    await fillContact(page, 'reload@karafa.example');
    await page.getByLabel('Nakupuji na firmu').check();
    await field(orderForm(page), 'company').fill('Vinotéka Říha');
    await field(orderForm(page), 'company_id').fill('27082440');
    await fillAddress(page, 'invoice');
    await field(orderForm(page), 'note').fill('Přijdu v pátek.');
    await consent(page);
    const typed = await filledIn(page);
    expect(typed).toMatchObject({ branch_id: String(shelf.branch), company: 'Vinotéka Říha' });
    const readTotals = () => page.getByRole('complementary', { name: 'Souhrn objednávky' }).innerText();
    const totals = await readTotals();
    for (const _again of [1, 2]) {
      await page.reload();
      await hydrated(page);
      await expect.poll(() => filledIn(page)).toEqual(typed);
      await expect.poll(readTotals).toBe(totals);
      await page.getByText('Zboží máme na prodejně').waitFor();
    }
  });

  test('R-6.07 steps that load late lose nothing, and steps that failed to load are requested again', async () => {
    browser.expectTrouble(/later-steps/);
    const page = await openOrderForm(browser, { [shelf.goods[1]!.id]: 1 });
    await field(orderForm(page), 'note').fill('Přijdu v pátek.');
    await fillContact(page, 'pozde@karafa.example');

    const release = await holdBack(page, '**/later-steps-*');
    await page.reload();
    await hydrated(page);
    // Stored at this moment: values without a field yet must stay.
    await carrierChoice(page, 'cs', 'courier').check();
    expect(await field(orderForm(page), 'note').count()).toBe(0);
    release();
    await expect.poll(() => field(orderForm(page), 'note').inputValue()).toBe('Přijdu v pátek.');
    await expect.poll(() => field(orderForm(page), 'email').inputValue()).toBe('pozde@karafa.example');

    await page.unroute('**/later-steps-*');
    await page.route('**/later-steps-*', (route) => route.abort());
    await page.reload();
    await page.getByText('Při načítání nastala chyba. Zkuste to prosím později.').waitFor();
    await orderButton(page, 'cs').click();
    const said = 'Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.';
    await expect.poll(() => orderForm(page).getByRole('alert').allInnerTexts()).toEqual([said]);
  });

  test('R-6.07 changing the delivery and back keeps the address, a reload keeps the pickup point', async () => {
    const page = await openOrderForm(browser, { [shelf.goods[1]!.id]: 1 });
    await carrierChoice(page, 'cs', 'courier').check();
    await fillAddress(page, 'delivery');
    await carrierChoice(page, 'cs', 'pickup_point').check();
    await expect.poll(() => field(orderForm(page), 'delivery_street').isVisible()).toBe(false);
    const points = page.getByRole('group', { name: 'Výdejní místa' });
    await points.getByRole('radio').nth(2).check();
    const place = await points.locator('label', { has: page.locator('input:checked') }).innerText();
    await page.reload();
    await hydrated(page);
    const again = points.locator('label', { has: page.locator('input:checked') });
    await expect.poll(() => again.allInnerTexts()).toEqual([place]);
    await carrierChoice(page, 'cs', 'courier').check();
    await expect.poll(() => field(orderForm(page), 'delivery_street').inputValue()).toBe(address.street);
    await expect.poll(() => field(orderForm(page), 'delivery_postcode').inputValue()).toBe(address.postcode);
  });

  test('R-6.07 an empty form names everything missing, in the words of section 8 of the specification', async () => {
    browser.expectTrouble(/status of 422 .*\/api\/orders/);
    const page = await openOrderForm(browser, { [shelf.goods[1]!.id]: 1 });
    await orderButton(page, 'cs').click();
    const alert = orderForm(page).getByRole('alert');
    await alert.waitFor();
    const said = await alert.innerText();
    for (const label of ['Doprava', 'Platba', 'E-mail', 'Jméno', 'Příjmení', 'Telefon'])
      expect(said).toContain(`${label}: `);
    for (const message of [
      'Vyberte prosím způsob dopravy.',
      'Vyberte prosím způsob platby.',
      'Pole musí být vyplněno',
      'Pro odeslání objednávky je nutné souhlasit s obchodními podmínkami.',
      'Potvrďte prosím, že jste plnoletí.',
    ])
      expect(said).toContain(message);
  });

  test(
    'R-1.06, R-6.05 fits and is accessible whatever is chosen in it, and with all its messages',
    { timeout: 180_000 },
    async () => {
      browser.expectTrouble(/status of 422 .*\/api\/orders/);
      const page = await openOrderForm(browser, { [shelf.goods[1]!.id]: 3 });
      for (const kind of ['courier', 'pickup_point', 'branch'] as const) {
        await carrierChoice(page, 'cs', kind).check();
        if (kind === 'branch') await field(orderForm(page), 'branch_id').selectOption(String(shelf.branch));
        if (kind === 'pickup_point')
          await page.getByRole('group', { name: 'Výdejní místa' }).getByRole('radio').first().check();
        if (kind === 'branch') await page.getByLabel('Nakupuji na firmu').check();
        await orderButton(page, 'cs').click();
        await orderForm(page).getByRole('alert').waitFor();
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
              message: `${kind} at ${width} px`,
            })
            .toBeLessThanOrEqual(width);
        }
        expect(await findViolations(page), kind).toEqual([]);
      }
    },
  );

  test.each([1280, 360])(
    'R-6.07 the whole order is placed by keyboard, with visible focus (%i px)',
    { timeout: 120_000 },
    async (width) => {
      const { id } = shelf.goods[1]!;
      const page = await browser.open(routePath('listing', 'cs', { id, category: '-', listing: '-' }), { width });
      const press = async (target: Locator, key = 'Enter') => {
        await tabTo(page, target);
        await page.keyboard.press(key);
      };
      const type = async (name: string, value: string) => {
        await tabTo(page, field(orderForm(page), name));
        await page.keyboard.type(value);
      };
      await press(main(page).getByRole('button', { name: 'Do košíku', exact: true }));
      await page.getByRole('dialog', { name: 'Přidáno do košíku' }).waitFor();
      await press(page.getByRole('link', { name: 'Přejít do košíku' }));
      await arriveAt(page, '/kosik');
      await press(carrierChoice(page, 'cs', 'courier'), 'Space');
      await press(paymentChoice(page, 'cs', 'card'), 'Space');
      for (const [name, value] of Object.entries({ email: `klavesy.${width}@karafa.example`, ...contact }))
        await type(name, value);
      for (const [name, value] of Object.entries(address)) await type(`delivery_${name}`, value);
      await press(field(orderForm(page), 'terms'), 'Space');
      await press(field(orderForm(page), 'age'), 'Space');
      await press(orderButton(page, 'cs'));
      await arriveAt(page, pathOf('payment-gateway', 'cs'));
      await press(page.getByRole('button', { name: 'Zaplatit', exact: true }));
      await arriveAt(page, pathOf('order-summary', 'cs'));
      await page.getByText('Děkujeme, objednávka je zaplacena.').waitFor();
    },
  );
});

/** Presses Tab until an element has the focus; no overlay may cover a focused element on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    // The page may still move while it loads.
    await expect.poll(() => page.evaluate(findHiddenFocus)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${target.toString()}`);
}

/** The focused element if something covers it completely. */
function findHiddenFocus(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right - left < 2 || bottom - top < 2) return undefined;
  const isSeen = [0.1, 0.5, 0.9].some((part) => {
    const over = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
    return over && (element.contains(over) || over.contains(element));
  });
  return isSeen ? undefined : `${element.tagName} ${element.getAttribute('name') ?? element.textContent}`;
}
