import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arriveAt, holdBack, hydrated } from '#tests/support/browser.ts';
import { findTobacco } from '#tests/support/demo-goods.ts';
import { query } from '#tests/support/demo-places.ts';
import {
  address,
  carrierChoice,
  consent,
  contact,
  field,
  fillContact,
  fillForCourier,
  main,
  openOrderForm,
  orderButton,
  orderForm,
  pathOf,
  paymentChoice,
} from '#tests/support/order-steps.ts';
import { useStockedProduct } from '#tests/support/own-product.ts';

// A product of its own: stock, vouchers and carriers change here.
const { product, browser, shelf } = useStockedProduct(3);

const openCart = (goods: Record<number, number> = { [shelf.goods[0]!.id]: 1 }): Promise<Page> =>
  openOrderForm(browser, goods);

const errors = (page: Page) => orderForm(page).getByRole('alert').getByRole('listitem').allInnerTexts();
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
const required = 'Pole musí být vyplněno';

test('R-6.07, R-8.02 an empty form shows all its errors at once, in the order of the page', async () => {
  browser.expectTrouble(/status of 422 .*\/api\/orders/);
  const page = await openCart({ [await findTobacco(product.database)]: 1 });
  await orderButton(page, 'cs').click();
  await expect
    .poll(() => errors(page))
    .toEqual([
      'Doprava: Vyberte prosím způsob dopravy.',
      'Platba: Vyberte prosím způsob platby.',
      `E-mail: ${required}`,
      `Jméno: ${required}`,
      `Příjmení: ${required}`,
      `Telefon: ${required}`,
      `Jméno a příjmení nebo firma: ${required}`,
      `Ulice a číslo: ${required}`,
      `Město: ${required}`,
      `PSČ: ${required}`,
      'Datum narození: Pro nákup tabákových výrobků vyplňte prosím datum narození.',
      'Souhlasím s obchodními podmínkami: Pro odeslání objednávky je nutné souhlasit s obchodními podmínkami.',
      'Potvrzuji, že mi je 18 let nebo více: Potvrďte prosím, že jste plnoletí.',
    ]);
  await expect.poll(() => focused(page)).toBe('carrier_id');

  await carrierChoice(page, 'cs', 'courier').check();
  await paymentChoice(page, 'cs', 'card').check();
  await fillContact(page, 'naraz@karafa.example');
  await field(orderForm(page), 'delivery_street').fill('Hlavní');
  await field(orderForm(page), 'delivery_city').fill('Brno');
  await field(orderForm(page), 'delivery_postcode').fill('1');
  await orderButton(page, 'cs').click();
  await expect.poll(() => errors(page)).toHaveLength(5);
  expect((await errors(page)).slice(0, 2)).toEqual([
    'Ulice a číslo: Doplňte prosím i číslo domu.',
    'PSČ: PSČ neodpovídá zvolené zemi.',
  ]);
  await expect.poll(() => focused(page)).toBe('delivery_street');
});

describe('R-6.07 ordering before the later steps have loaded waits for them', () => {
  test('and shows all errors at the fields that load', async () => {
    browser.expectTrouble(/status of 422 .*\/api\/orders/);
    const page = await openCart();
    const release = await holdBack(page, '**/later-steps-*');
    await page.reload();
    await hydrated(page);
    await carrierChoice(page, 'cs', 'courier').check();
    await orderButton(page, 'cs').click();
    await expect.poll(() => orderButton(page, 'cs').getAttribute('aria-disabled')).toBe('true');
    // Chosen while it waits.
    await paymentChoice(page, 'cs', 'card').check();
    release();
    await expect.poll(() => errors(page)).toContain(`E-mail: ${required}`);
    await expect.poll(async () => (await errors(page))[0]).toBe(`E-mail: ${required}`);
    await expect.poll(() => focused(page)).toBe('email');
  });

  test('and orders with the values stored for them', async () => {
    const page = await openCart();
    await fillForCourier(page, 'cs', { email: 'netrpelivy@karafa.example', payment: 'bank_transfer' });
    await page.getByLabel('Nakupuji na firmu').check();
    await field(orderForm(page), 'company').fill('Vinotéka Říha');
    await field(orderForm(page), 'company_id').fill('27082440');
    const release = await holdBack(page, '**/later-steps-*');
    await page.reload();
    await hydrated(page);
    await orderButton(page, 'cs').click();
    release();
    await arriveAt(page, pathOf('order-summary', 'cs'));
    await expect.poll(() => main(page).innerText()).toContain('Vinotéka Říha');
  });
});

describe('R-6.06 a payment method', () => {
  const payments = (page: Page) => page.getByRole('group', { name: 'Platba' });

  test('R-8.02 is still required when only the delivery has been chosen', async () => {
    browser.expectTrouble(/status of 422 .*\/api\/orders/);
    const page = await openCart();
    await orderButton(page, 'cs').click();
    await payments(page).getByText('Vyberte prosím způsob platby.').waitFor();
    await carrierChoice(page, 'cs', 'courier').check();
    await expect.poll(() => errors(page)).not.toContain('Doprava: Vyberte prosím způsob dopravy.');
    expect(await errors(page)).toContain('Platba: Vyberte prosím způsob platby.');
  });

  test.each([
    ['cs', 'Platbu jsme změnili na „Kartou online“: „Na dobírku“ nelze se zvolenou dopravou použít.'],
    [
      'en',
      'We have changed the payment to “Online by card”: “Cash on delivery” is not available for the chosen delivery method.',
    ],
    [
      'de',
      'Wir haben die Zahlungsart auf „Online mit Karte“ geändert: „Nachnahme“ ist mit der gewählten Lieferart nicht möglich.',
    ],
  ] as const)(
    'that is the only one left after a change of delivery is selected and announced (%s)',
    async (locale, said) => {
      const page = await openOrderForm(browser, { [shelf.goods[0]!.id]: 1 }, { locale });
      const status = main(page).getByRole('status').filter({ hasText: said });
      await carrierChoice(page, locale, 'courier').check();
      await paymentChoice(page, locale, 'cash_on_delivery').check();
      await carrierChoice(page, locale, 'branch').check();
      await status.waitFor();
      await expect.poll(() => paymentChoice(page, locale, 'card').isChecked()).toBe(true);
      // What loads with the choice moves the cards.
      await field(orderForm(page), 'branch_id').waitFor();
      await carrierChoice(page, locale, 'courier').check();
      await expect.poll(() => status.count()).toBe(0);
      await expect.poll(() => paymentChoice(page, locale, 'cash_on_delivery').isChecked()).toBe(true);
    },
  );

  test('that another delivery excludes is reported, and a new choice is required', async () => {
    await query(
      product.database,
      `delete from carrier_payment_method using carrier c, payment_method m
       where c.id = carrier_id and c.code = 'pickup_point' and m.id = payment_method_id and m.code = 'cash_on_delivery'`,
      [],
    );
    const page = await openCart();
    const status = payments(page).getByRole('status');
    await paymentChoice(page, 'cs', 'cash_on_delivery').check();
    await carrierChoice(page, 'cs', 'pickup_point').check();
    await expect
      .poll(() => status.innerText())
      .toBe('„Na dobírku“ nelze se zvolenou dopravou použít. Vyberte prosím jiný způsob platby.');
    expect(await payments(page).getByRole('radio', { checked: true }).count()).toBe(0);
    await paymentChoice(page, 'cs', 'card').check();
    await expect.poll(() => status.innerText()).toBe('');
  });
});

test('R-8.02 the error of a field disappears once it is changed, and the focus stays', async () => {
  browser.expectTrouble(/status of 422 .*\/api\/orders/);
  const page = await openCart();
  await orderButton(page, 'cs').click();
  await expect.poll(() => focused(page)).toBe('carrier_id');
  const said = (text: string) => orderForm(page).getByText(text);
  await carrierChoice(page, 'cs', 'courier').check();
  await expect.poll(() => said('Vyberte prosím způsob dopravy.').count()).toBe(0);
  await paymentChoice(page, 'cs', 'card').check();
  await expect.poll(() => said('Vyberte prosím způsob platby.').count()).toBe(0);
  const street = field(orderForm(page), 'delivery_street');
  await street.pressSequentially('Lipová');
  await expect.poll(() => street.getAttribute('aria-invalid')).toBeNull();
  await expect.poll(async () => (await errors(page)).filter((text) => text.startsWith('Ulice'))).toEqual([]);
  expect(await focused(page)).toBe('delivery_street');
  expect(await field(orderForm(page), 'delivery_city').getAttribute('aria-invalid')).toBe('true');
  // Picked up, the goods go to no address.
  await carrierChoice(page, 'cs', 'branch').check();
  await expect.poll(() => errors(page)).not.toContain(`Město: ${required}`);
  expect(await errors(page)).toContain(`E-mail: ${required}`);
});

test('R-6.05, R-8.02 a foreign postcode is marked, and its error disappears once it changes', async () => {
  browser.expectTrouble(/status of 422 .*\/api\/orders/);
  const page = await openCart();
  await carrierChoice(page, 'cs', 'courier').check();
  const postcode = field(orderForm(page), 'delivery_postcode');
  await postcode.fill('811 01');
  await orderButton(page, 'cs').click();
  const abroad = 'PSČ: Zboží doručujeme pouze v rámci České republiky.';
  await expect.poll(() => errors(page)).toContain(abroad);
  expect(await postcode.getAttribute('aria-invalid')).toBe('true');
  await postcode.fill('110 00');
  await expect.poll(() => errors(page)).not.toContain(abroad);
  expect(await errors(page)).toContain(`Město: ${required}`);
});

test('R-6.07 the name is typed once: it is the recipient’s until another one is entered', async () => {
  const page = await openCart();
  const value = (name: string) => field(orderForm(page), name).inputValue();
  const names = async () => [await value('delivery_name'), await value('invoice_name')];
  await fillContact(page, 'jednou@karafa.example');
  const whole = `${contact.first_name} ${contact.last_name}`;
  await expect.poll(names).toEqual([whole, whole]);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => value('delivery_name')).toBe(whole);
  const elsewhere = page.getByLabel('Fakturační adresa je jiná než doručovací');
  await elsewhere.check();
  await field(orderForm(page), 'invoice_name').fill('Marie Říhová');
  await field(orderForm(page), 'last_name').fill('Horáková');
  await expect.poll(names).toEqual(['Žofie Horáková', 'Marie Říhová']);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => value('invoice_name')).toBe('Marie Říhová');
  await field(orderForm(page), 'last_name').fill('Malá');
  await expect.poll(names).toEqual(['Žofie Malá', 'Marie Říhová']);

  for (const part of ['street', 'city', 'postcode'] as const)
    await field(orderForm(page), `delivery_${part}`).fill(address[part]);
  await elsewhere.uncheck();
  await carrierChoice(page, 'cs', 'courier').check();
  await paymentChoice(page, 'cs', 'bank_transfer').check();
  await consent(page);
  await orderButton(page, 'cs').click();
  await arriveAt(page, pathOf('order-summary', 'cs'));
  await expect.poll(() => main(page).innerText()).toContain('Žofie Malá');
});

test('R-6.05, R-6.07 a delivery has one country, a company one name, and no two fields have the same label', async () => {
  const page = await openCart();
  const delivery = page.getByRole('region', { name: 'Doručovací adresa' });
  await expect.poll(() => delivery.innerText()).toContain('Země: Česko');
  expect(await delivery.getByRole('combobox').count()).toBe(0);
  await page.getByLabel('Nakupuji na firmu').check();
  await page.getByLabel('Fakturační adresa je jiná než doručovací').check();
  const invoice = page.getByRole('region', { name: 'Fakturační údaje' });
  const readLabels = async () => (await invoice.locator('label:visible').allInnerTexts()).map((label) => label.trim());
  await expect.poll(readLabels).toEqual(expect.arrayContaining(['Název firmy', 'Jméno a příjmení']));
  const labels = await readLabels();
  expect(new Set(labels).size).toBe(labels.length);
  await expect
    .poll(() => field(invoice, 'invoice_country').locator('option').allInnerTexts())
    .toEqual(expect.arrayContaining(['Ukrajina', 'Slovinsko', 'Chorvatsko', 'Finsko', 'Norsko']));
});

test.each([
  ['en', 'Only up to 15 kg; the goods in your cart weigh 15.6 kg.'],
  ['de', 'Nur bis 15 kg, die Ware im Warenkorb wiegt 15,6 kg.'],
] as const)('R-6.05 weights are formatted for the language (%s)', async (locale, said) => {
  const goods = shelf.goods[2]!.id;
  await query(product.database, 'update product set weight_g = 780 where listing_id = $1', [goods]);
  const page = await openOrderForm(browser, { [goods]: 20 }, { locale });
  await main(page).getByText(said).waitFor();
});

test('R-6.05 carriers that the cart is too heavy for say so, even after one was chosen', async () => {
  const page = await openCart({ [shelf.goods[1]!.id]: 2 });
  await carrierChoice(page, 'cs', 'pickup_point').check();
  await query(product.database, 'update product set weight_g = 2000 where listing_id = $1', [shelf.goods[1]!.id]);
  await page.getByRole('spinbutton', { name: `Počet kusů: ${shelf.goods[1]!.names.cs!}` }).fill('20');
  await page.keyboard.press('Enter');
  const deliveries = page.getByRole('group', { name: 'Doprava' });
  await deliveries.getByText('Jen do 15 kg, zboží v košíku váží 40 kg.').waitFor();
  expect(await deliveries.getByText('Jen do 30 kg, zboží v košíku váží 40 kg.').count()).toBe(2);
  const point = carrierChoice(page, 'cs', 'pickup_point');
  await expect.poll(async () => [await point.isDisabled(), await point.isChecked()]).toEqual([true, false]);
  await expect
    .poll(() => deliveries.getByRole('status').innerText())
    .toBe('Košík je pro zvolenou dopravu (Výdejní místo) už příliš těžký. Vyberte prosím jinou.');
  await carrierChoice(page, 'cs', 'branch').check();
  await expect.poll(() => deliveries.getByRole('status').innerText()).toBe('');
  await query(product.database, 'delete from stock where listing_id = $1 and branch_id = $2', [
    shelf.goods[1]!.id,
    shelf.branch,
  ]);
  await page.reload();
  await hydrated(page);
  await expect
    .poll(() => field(orderForm(page), 'branch_id').locator('option').allInnerTexts())
    .toContainEqual(expect.stringMatching(/^Brno, .* – dovezeme do 10 dní$/));
});

describe('R-1.06 arrow keys keep the chosen delivery in view', () => {
  test.each([1280, 360])('(%i px)', async (width) => {
    const page = await openOrderForm(browser, { [shelf.goods[0]!.id]: 1 }, { width });
    const point = carrierChoice(page, 'cs', 'pickup_point');
    const branch = carrierChoice(page, 'cs', 'branch');
    const points = page.getByRole('group', { name: 'Výdejní místa' }).getByRole('radio');
    const seenAt = async (block: ScrollLogicalPosition) => {
      await point.check();
      await expect.poll(() => points.count()).toBeGreaterThan(5);
      await point.focus();
      await point.evaluate((radio, at) => radio.scrollIntoView({ block: at }), block);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => branch.isChecked()).toBe(true);
      await field(orderForm(page), 'branch_id').waitFor();
      return branch.evaluate((radio) => {
        const { left, top, width: wide, height } = radio.getBoundingClientRect();
        return document.elementFromPoint(left + wide / 2, top + height / 2) === radio ? 'seen' : `at ${top} px`;
      });
    };
    for (const block of ['start', 'center', 'end'] as const)
      expect.soft([block, await seenAt(block)]).toEqual([block, 'seen']);
  });
});

test('R-6.06 screen readers read a payment method separately from its note', async () => {
  const page = await openCart();
  await page.getByRole('radio', { name: /^Kartou online zkušební provoz, peníze se nestrhnou/ }).waitFor();
});

test('R-6.03 the requirement of a voucher is shown once, and its e-mail field is before the button', async () => {
  browser.expectTrouble(/status of 422/);
  await query(
    product.database,
    `insert into voucher (code, kind, amount_minor, max_uses_per_user) values ('PROEVU', 'fixed', 5000, 1)`,
    [],
  );
  const page = await openCart();
  const voucher = page.getByRole('region', { name: 'Voucher' });
  await field(voucher, 'code').fill('PROEVU');
  await page.keyboard.press('Enter');
  await field(voucher, 'email').waitFor();
  await expect.poll(() => focused(page)).toBe('email');
  const asked = 'Pro použití tohoto voucheru vyplňte prosím nejprve svůj e-mail.';
  expect((await voucher.innerText()).split(asked)).toHaveLength(2);
  expect(await voucher.getByRole('alert').count()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Použít');
});

// The last test of this file: it leaves one carrier.
test('R-6.05 a sole delivery, branch and pickup point is chosen from the start, a consent never', async () => {
  const leave = (code: string) => query(product.database, `update carrier set is_active = (code = $1)`, [code]);
  await query(product.database, `update branch set is_active = false where kind = 'store' and id <> $1`, [
    shelf.branch,
  ]);
  await leave('branch');
  const pickup = await openCart();
  await expect.poll(() => carrierChoice(pickup, 'cs', 'branch').isChecked()).toBe(true);
  await expect.poll(() => field(orderForm(pickup), 'branch_id').inputValue()).toBe(String(shelf.branch));
  expect(await paymentChoice(pickup, 'cs', 'card').isChecked()).toBe(true);
  for (const name of ['terms', 'age']) expect(await field(orderForm(pickup), name).isChecked()).toBe(false);

  await query(
    product.database,
    `update pickup_point set is_active = (id = (select min(id) from pickup_point where kind = 'shop'))`,
    [],
  );
  await leave('pickup_point');
  const point = await openCart();
  const points = point.getByRole('group', { name: 'Výdejní místa' }).getByRole('radio');
  await expect.poll(() => points.count()).toBe(1);
  await expect.poll(() => points.isChecked()).toBe(true);
});
