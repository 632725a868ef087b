import { decode } from 'bysquare/pay';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { arriveAt } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { fillForCourier, main, openFilledCart, orderButton, pathOf, shownOrder } from '#tests/support/order-steps.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { loginCookies } from '#tests/support/demo-logins.ts';
import { useProductProcesses } from '#tests/support/product-processes.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';

const { product, browser } = useOwnProduct({ SHOP: 'sk' });
const start = useProductProcesses();

test('R-10.01 the Slovak shop names euros and Slovakia in every language', async () => {
  for (const path of ['/', '/en', '/de']) {
    const page = await browser.open(path);
    const main = await page.locator('main').innerText();
    expect(main).toContain('60,00\u00a0€');
    expect(main).not.toMatch(/Kč/);
    const footer = await page.locator('footer').innerText();
    expect(footer).toContain('IČ DPH SK2129900003');
    expect(footer).toContain('+421');
  }
});

test('R-10.01 its forms preselect Slovakia: telephone, country of the company', async () => {
  const page = await browser.open('/registrace');
  expect(await page.locator('[name=phone_prefix]').inputValue()).toBe('+421');
  await page.locator('[name=kind][value=business]').check();
  expect(await page.locator('[name=company_country]').inputValue()).toBe('SK');
});

test('R-10.01 its goods cost euros with Slovak taxes and are in stock in Slovak towns', async () => {
  const answer = await fetch(`${product.origin}/api/delivery/branches`);
  const { branches } = (await answer.json()) as { branches: { town: string }[] };
  expect(branches).toHaveLength(13);
  expect(branches[0]!.town).toBe('Bratislava');
  const countries = (await (await fetch(`${product.origin}/api/lists/countries/cs`)).json()) as { code: string }[];
  expect(countries.slice(0, 2).map(({ code }) => code)).toEqual(['SK', 'CZ']);
});

test('R-10.01 the Czech shop does not start on its database', async () => {
  const process = await start({ SHOP: 'cz', DATABASE_URL: product.database, KARAFA_ROLE: 'web' });
  expect(await process.ended).toBe(1);
  expect(process.errors()).toContain('keeps its prices in EUR, but the shop of SHOP=cz charges CZK');
});

/** Two products of different taxes, of which there is plenty; their price ends in a cent. */
async function fillSlovakShelf(): Promise<number[]> {
  const goods = await query(
    product.database,
    `select l.id::int from listing l join category c on c.id = l.category_id join product p on p.listing_id = l.id
     where l.kind = 'product' and l.visibility = 'listed' and not l.is_on_sale and c.age_rule = 'alcohol'
       and c.may_be_discounted and l.price_minor < 3000 and p.weight_g < 1500
     order by l.price_minor, l.id limit 2`,
  );
  const ids = goods.map(({ id }) => Number(id));
  await query(product.database, 'update listing set price_minor = 1251 where id = $1', [ids[0]]);
  await query(product.database, 'update listing set price_minor = 1480 where id = $1', [ids[1]]);
  await query(product.database, 'update product set tax_rate = 23 where listing_id = $1', [ids[0]]);
  await query(product.database, 'update product set tax_rate = 19 where listing_id = $1', [ids[1]]);
  await query(
    product.database,
    `insert into stock (listing_id, branch_id, quantity)
     select l.id, b.id, 20 from unnest($1::bigint[]) l (id), branch b where b.is_active
     on conflict (listing_id, branch_id) do update set quantity = excluded.quantity`,
    [ids],
  );
  return ids;
}

const euros = (minor: number) => `${(minor / 100).toFixed(2).replace('.', ',')} €`;
const spaced = (text: string) => text.replace(/\s+/g, ' ');

test(
  'R-10.01, R-6.05, R-6.06, R-6.09 a Slovak order is delivered in Slovakia only, charged in euros and taxed there',
  { timeout: 180_000 },
  async () => {
    browser.expectTrouble(/status of 422 .*\/api\/orders/);
    const [standard, lower] = (await fillSlovakShelf()) as [number, number];
    const page = await browser.open('/');
    const order = async (goods: Record<number, number>, payment: 'cash_on_delivery' | 'bank_transfer') => {
      await openFilledCart(page, 'cs', goods);
      const address = { name: 'Žofia Riečna', street: 'Lipová 12', city: 'Bratislava', postcode: '811 01' };
      await fillForCourier(page, 'cs', { email: 'kupujuci@karafa.example', payment, address });
    };
    const summary = async () => {
      await arriveAt(page, pathOf('order-summary', 'cs'));
      const seen = await shownOrder(page, 'cs');
      const [row] = await query(
        product.database,
        `select total_minor::int as total, rounding_minor::int as rounding, currency_code as currency, country_code as country
       from shop_order where id = $1`,
        [seen.id],
      );
      return { ...seen, ...(row as { total: number; rounding: number; currency: string; country: string }) };
    };

    await order({ [standard]: 1 }, 'cash_on_delivery');
    const address = page.getByRole('region', { name: 'Doručovací adresa' });
    expect(await address.innerText()).toContain('Země: Slovensko');
    expect(await address.getByRole('combobox').count()).toBe(0);
    await orderButton(page, 'cs').click();
    const cash = await summary();
    expect(cash).toMatchObject({ currency: 'EUR', country: 'SK' });
    expect(cash.total % 5).toBe(0);
    expect(cash.rounding).not.toBe(0);
    const shown = spaced(await main(page).innerText());
    expect(shown).toContain(`Celkem s DPH ${euros(cash.total)}`);
    expect(shown).toMatch(/Zaokrouhlení [-−]?0,0[12] €/);
    expect(shown).toContain('DPH 23 %');

    await order({ [standard]: 1, [lower]: 1 }, 'bank_transfer');
    await orderButton(page, 'cs').click();
    const transfer = await summary();
    expect(transfer.rounding).toBe(0);
    await page.getByText('PAY by square', { exact: true }).waitFor();
    const code = page.getByAltText('QR kód k platbě v bankovní aplikaci');
    await code.scrollIntoViewIfNeeded();
    const { data, info } = await sharp(await code.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decode(decodeQR({ width: info.width, height: info.height, data })).payments[0]).toMatchObject({
      amount: transfer.total / 100,
      currencyCode: 'EUR',
      variableSymbol: transfer.number,
      bankAccounts: [{ iban: expect.stringMatching(/^SK\d{22}$/) }],
    });

    // The money has come.
    const cookie = Object.entries(await loginCookies(product.origin, 'admin'))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const settled = await fetch(`${product.origin}/api/admin/orders/${transfer.id}/payment`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await settled.json()).toEqual({ outcome: 'settled' });
    const file = await page.request.get(`/api/orders/${transfer.id}/${transfer.hash}/invoice.pdf`);
    const invoice = spaced((await readPdf(await file.body())).join(' '));
    for (const part of ['Rekapitulace DPH', '23 %', '19 %', euros(transfer.total), 'SK2129900003', transfer.number])
      expect(invoice).toContain(part);
    expect(invoice).not.toMatch(/Kč|CZK/);
  },
);
