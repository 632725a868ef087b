import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { findTobacco } from '#tests/support/demo-goods.ts';
import { query } from '#tests/support/demo-places.ts';
import { field, fillForCourier, main, openOrderForm, orderButton, orderForm } from '#tests/support/order-steps.ts';
import { openIdClient, startOpenIdServer, type OpenIdServer } from '#tests/support/openid-server.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { freePort, runProduct, type RunningProduct } from '#tests/support/running-product.ts';
import { textsIn } from '#tests/support/texts.ts';

let provider: OpenIdServer;
let product: RunningProduct;
const browser = useBrowser(() => product.origin);

beforeAll(async () => {
  provider = await startOpenIdServer();
  const port = await freePort();
  product = await runProduct({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    OIDC_BANKID_CLIENT_ID: openIdClient.id,
    OIDC_BANKID_CLIENT_SECRET: openIdClient.secret,
    OIDC_BANKID_ISSUER: provider.issuer,
  });
  product = { ...product, origin: `http://127.0.0.1:${port}` };
});

afterEach(() => provider.reset());

afterAll(async () => {
  await product?.end();
  await provider?.close();
});

const bankId = (locale: 'cs' | 'en' | 'de') => new RegExp(textsIn(locale)('Ověřit přes {0}', { 0: 'Bank iD' }));

test.each(locales)(
  'R-11.02 in %s a guest orders tobacco after verifying the age, without typing anything twice',
  async (locale) => {
    browser.expectTrouble(/status of 422/);
    const t = textsIn(locale);
    const page = await openOrderForm(browser, { [await findTobacco(product.database)]: 1 }, { locale });
    await fillForCourier(page, locale, { email: `vek.${locale}@karafa.example`, payment: 'bank_transfer' });
    await orderButton(page, locale).click();
    await main(page).getByText(t('Pro nákup tabákových výrobků si prosím ověřte věk.')).first().waitFor();
    await page.getByRole('button', { name: bankId(locale) }).click();
    await page.waitForURL(({ pathname, search }) => pathname === routePath('cart', locale) && search === '');
    await hydrated(page);
    await main(page)
      .getByText(t('Věk ověřen přes {0}', { 0: 'Bank iD' }))
      .waitFor();
    await expect.poll(() => field(orderForm(page), 'delivery_street').inputValue()).toBe('Lipová 12');
    await orderButton(page, locale).click();
    await page.getByRole('heading', { level: 1, name: /\d{10}$/ }).waitFor();
    const [check] = await query(
      product.database,
      `select a.level from age_check a join shop_order o on o.id = a.order_id where o.email = 'vek.${locale}@karafa.example'`,
    );
    expect(check).toEqual({ level: 'provider' });
  },
);

test('R-11.02 a cancelled verification and one of a minor are explained, and can be tried again', async () => {
  const t = textsIn('cs');
  const page = await openOrderForm(browser, { [await findTobacco(product.database)]: 1 });
  provider.visitor = 'refuse';
  await page.getByRole('button', { name: bankId('cs') }).click();
  const alert = main(page).getByRole('alert');
  await alert.filter({ hasText: t('Ověření jste zrušili. Věk zatím ověřený není, můžete to zkusit znovu.') }).waitFor();
  provider.visitor = 'accept';
  provider.claims = { birthdate: '2015-01-01' };
  await page.getByRole('button', { name: bankId('cs') }).click();
  const minor = 'Podle poskytovatele vám ještě není {age} let. Tabákové výrobky vám proto prodat nesmíme.';
  await alert.filter({ hasText: t(minor, { age: ageLimit }) }).waitFor();
  // A reload does not tell it again.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: bankId('cs') }).waitFor();
  expect(
    await main(page)
      .getByText(t(minor, { age: ageLimit }))
      .count(),
  ).toBe(0);
});

test('R-11.02 an account shows who verified its age and when, and removes it', async () => {
  const t = textsIn('cs');
  const page = await openAs(browser, 'novy', routePath('account-invoice', 'cs'));
  await page.getByRole('button', { name: bankId('cs') }).click();
  await main(page)
    .getByText(t('Věk ověřen přes {0}', { 0: 'Bank iD' }))
    .waitFor();
  await hydrated(page);
  await page.getByRole('button', { name: t('Odstranit ověření') }).click();
  await page.getByRole('button', { name: bankId('cs') }).waitFor();
  expect(
    await query(
      product.database,
      `select id from age_proof where account_id is not null and verified_at > now() - interval '1 hour'`,
    ),
  ).toEqual([]);
});
