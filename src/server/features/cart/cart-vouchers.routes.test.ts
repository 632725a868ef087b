import { describe, expect, test } from 'vitest';
import type { Cart, DeliveryOffer } from '#shared/cart/contract.ts';
import { voucherAttempts } from '#shared/cart/limits.ts';
import { createServer } from '#server/http/server.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildBrand, buildCategory } from '#tests/support/factories.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper, type Shopper } from '#tests/support/shopping.ts';
import { buildVoucher } from '#tests/support/voucher-factories.ts';

const { testing, app, shop, goods, formFor, place } = useShopOrders();

describe('a voucher', () => {
  test('R-6.03 reduces the total, is in the cart at most once, and can be removed', async () => {
    const { db } = testing.context;
    await buildVoucher(db, { code: 'PODZIM', kind: 'percent', percent: 20 });
    const shopper = createShopper(app);
    await shopper.add(await goods(100_000));
    const use = (code: string) => shopper.call('POST', '/api/cart/vouchers?lang=cs', { code });
    expect((await use(' podzim ')).json()).toMatchObject({
      discount: { amount: 20_000 },
      total: { amount: 80_000 },
      vouchers: [{ code: 'PODZIM', error: null }],
    });
    expect((await use('PODZIM')).json()).toMatchObject({ errors: { code: ['Tento voucher už v košíku máte.'] } });
    expect((await use('NEZNAM')).json()).toMatchObject({
      errors: { code: ['Tento voucher neznáme. Zkontrolujte prosím jeho kód.'] },
    });
    const without: Cart = (await shopper.call('DELETE', '/api/cart/vouchers/PODZIM?lang=cs')).json();
    expect(without).toMatchObject({ discount: { amount: 0 }, vouchers: [] });
  });

  test('R-6.03 reports the first day on which it is valid, and its minimum', async () => {
    const { db } = testing.context;
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000));
    await buildVoucher(db, { code: 'ZITRA', valid_from: new Date(Date.UTC(2031, 10, 30)) });
    await buildVoucher(db, { code: 'VELKY', min_goods_minor: 80_000 });
    const errorsOf = async (code: string, lang = 'cs') =>
      (await shopper.call('POST', `/api/cart/vouchers?lang=${lang}`, { code })).json().errors;
    expect(await errorsOf('ZITRA')).toEqual({
      code: ['Tento voucher ještě neplatí. Platí od 30.\u00a011.\u00a02031.'],
    });
    const least = 'Hodnota zboží v košíku je nižší, než kolik tento voucher vyžaduje.';
    expect(await errorsOf('VELKY')).toEqual({ code: [`${least} Platí pro nákup alespoň za 800,00\u00a0Kč.`] });
    // It is already in the cart, which has become smaller.
    await db.updateTable('voucher').set({ min_goods_minor: 0 }).where('code', '=', 'VELKY').execute();
    expect(await errorsOf('VELKY')).toBeUndefined();
    await db.updateTable('voucher').set({ min_goods_minor: 80_000 }).where('code', '=', 'VELKY').execute();
    expect((await shopper.cart()).vouchers).toMatchObject([
      { error: 'voucher_minimum', error_text: `${least} Platí pro nákup alespoň za 800,00\u00a0Kč.` },
    ]);
  });

  test('R-6.03 R-11.01 counts only goods that may be discounted towards minimums, and so do carriers', async () => {
    const { db } = testing.context;
    await buildVoucher(db, { code: 'OD1000', kind: 'fixed', amount_minor: 20_000, min_goods_minor: 100_000 });
    const tobacco = await buildCategory(db, {});
    await db.updateTable('category').set({ may_be_discounted: false }).where('id', '=', tobacco).execute();
    await db
      .insertInto('carrier_price')
      .values({ carrier_id: shop.courier, max_weight_g: 1500, min_goods_minor: 90_000, price_minor: 100 })
      .execute();
    const [cigarettes, rum] = [await goods(200_000, 5, { category: tobacco }), await goods(50_000)];
    const shopper = createShopper(app);
    await shopper.add(cigarettes);
    await shopper.add(rum);
    const use = async () => (await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'OD1000' })).statusCode;
    const courier = async () =>
      (await shopper.call('GET', '/api/cart/delivery?lang=cs'))
        .json<{ deliveries: DeliveryOffer[] }>()
        .deliveries.find(({ id }) => id === shop.courier)?.price.amount;
    expect([await use(), await courier()]).toEqual([422, 9900]);
    await shopper.add(rum);
    expect([await courier(), await use()]).toEqual([100, 200]);
    // The discount counts against the minimum.
    expect(await courier()).toBe(9900);
    await db.deleteFrom('carrier_price').where('price_minor', '=', 100).execute();
  });

  test('R-6.03 limited to a category lowers only what is below it, and says so when nothing is', async () => {
    const { db } = testing.context;
    const spirits = await buildCategory(db, { name: { cs: 'Lihoviny', en: 'Spirits', de: 'Spirituosen' } });
    const category = await buildCategory(db, { parent: spirits });
    await buildVoucher(db, { code: 'LIHOVINY', percent: 10, min_goods_minor: 50_000, category_ids: [spirits] });
    const [other, rum] = [await goods(200_000), await goods(30_000, 10, { category })];
    const shopper = createShopper(app);
    await shopper.add(other);
    const use = async () => (await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'LIHOVINY' })).json();
    expect((await use()).errors).toEqual({ code: ['Tento voucher platí jen na jiné zboží, než máte v košíku.'] });
    await shopper.add(rum);
    // Only goods that it is for count towards its minimum.
    expect((await use()).errors.code).toEqual([expect.stringContaining('Platí pro nákup alespoň za 500,00')]);
    await shopper.add(rum);
    expect(await use()).toMatchObject({
      discount: { amount: 6_000 },
      vouchers: [{ code: 'LIHOVINY', discount: { amount: 6_000 }, only_for: ['Lihoviny'], error: null }],
    });
    await shopper.call('DELETE', `/api/cart/lines/${rum}?lang=cs`);
    expect(await shopper.cart()).toMatchObject({
      discount: { amount: 0 },
      vouchers: [{ error: 'voucher_other_goods', only_for: ['Lihoviny'] }],
    });
  });

  test('R-6.03 limited to a brand discounts the lines of an order that have it', async () => {
    const { db } = testing.context;
    const brand = await buildBrand(db);
    await buildVoucher(db, { code: 'ZNACKA', kind: 'fixed', amount_minor: 90_000, brand_ids: [brand] });
    const [other, own] = [await goods(40_000), await goods(60_000)];
    await db.updateTable('listing').set({ brand_id: brand }).where('id', '=', own).execute();
    const shopper = createShopper(app);
    await shopper.add(other);
    await shopper.add(own);
    await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'ZNACKA' });
    const placed = await place(shopper, formFor(40_000 + 9900));
    expect(placed.statusCode).toBe(200);
    const lines = await db
      .selectFrom('order_line')
      .where('order_id', '=', placed.json().id)
      .select(['listing_id', 'discount_minor'])
      .execute();
    expect(lines).toEqual(
      expect.arrayContaining([
        { listing_id: other, discount_minor: 0 },
        { listing_id: own, discount_minor: 60_000 },
      ]),
    );
  });

  test('R-6.03 that requires an e-mail gets it with the code, and stays with its reason when it stops counting', async () => {
    const { db } = testing.context;
    const id = await buildVoucher(db, { code: 'PROTEBE', kind: 'fixed', amount_minor: 5000, max_uses_per_user: 1 });
    const shopper = createShopper(app);
    await shopper.add(await goods(100_000));
    const use = (email?: string) =>
      shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'PROTEBE', ...(email && { email }) });
    expect((await use()).json()).toMatchObject({
      errors: { email: ['Pro použití tohoto voucheru vyplňte prosím nejprve svůj e-mail.'] },
    });
    expect((await use('Jana@karafa.example')).json()).toMatchObject({
      email: 'jana@karafa.example',
      discount: { amount: 5000 },
    });
    await db.updateTable('voucher').set({ is_active: false }).where('id', '=', id).execute();
    expect(await shopper.cart()).toMatchObject({
      discount: { amount: 0 },
      vouchers: [{ code: 'PROTEBE', error: 'voucher_unavailable', error_text: 'Tento voucher již není dostupný.' }],
    });
    expect((await shopper.call('GET', '/api/cart?lang=en')).json()).toMatchObject({
      vouchers: [{ error_text: 'This voucher is no longer available.' }],
    });
  });

  test('R-6.03 for one e-mail is not given to a guest who types it, but to its owner', async () => {
    const { db } = testing.context;
    const email = 'majitelka@karafa.example';
    await buildVoucher(db, { code: 'JENPRO', kind: 'fixed', amount_minor: 5000, for_email: email });
    const use = async (shopper: Shopper) =>
      (await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'JENPRO', email })).json();
    const guest = createShopper(app);
    await guest.add(await goods(100_000));
    expect((await use(guest)).errors).toEqual({
      code: ['Tento voucher jsme vystavili jedné osobě. Přihlaste se prosím ke svému účtu.'],
    });
    const id = await buildAccount(db, { email });
    const owner = createShopper(app, await logIn(db, id));
    await owner.add(await goods(100_000));
    expect((await use(owner)).errors).toEqual({
      code: ['Tento voucher je vystavený na váš e-mail. Potvrďte ho prosím nejprve v údajích účtu.'],
    });
    await db.updateTable('account').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute();
    expect(await use(owner)).toMatchObject({ discount: { amount: 5000 } });
  });
});

test('attempts at codes count for all processes and machines together', async () => {
  const other = await createServer(testing.context);
  const attempt = async (server: TestServer) => {
    const payload = { code: 'HADAM' };
    const url = '/api/cart/vouchers?lang=cs';
    const request = { method: 'POST', url, payload, remoteAddress: '2001:db8:9:9::1' } as const;
    return (await server.inject(request)).statusCode;
  };
  const answers = [];
  for (let n = 0; n < voucherAttempts.max; n += 1) answers.push(await attempt(n % 2 === 0 ? app : other));
  expect(new Set(answers)).toEqual(new Set([422]));
  expect([await attempt(app), await attempt(other)]).toEqual([429, 429]);
  await other.close();
});
