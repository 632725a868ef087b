import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { useProductProcesses } from '#tests/support/product-processes.ts';
import { runProduct, type RunningProduct } from '#tests/support/running-product.ts';

let product: RunningProduct;
beforeAll(async () => {
  product = await runProduct(inject('databaseServer'), { SHOP: 'sk' });
});
afterAll(() => product.end());
const browser = useBrowser(() => product.origin);
const start = useProductProcesses();

test('R-10.01 the Slovak shop speaks of euros and of Slovakia, in every language', async () => {
  for (const path of ['/', '/en', '/de']) {
    const page = await browser.visit(path);
    await hydrated(page);
    const main = await page.locator('main').innerText();
    expect(main).toContain('60,00\u00a0€');
    expect(main).not.toMatch(/Kč/);
    const footer = await page.locator('footer').innerText();
    expect(footer).toContain('IČ DPH SK2129900003');
    expect(footer).toContain('+421');
  }
});

test('R-10.01 its forms begin with Slovakia: telephone, country of the company', async () => {
  const page = await browser.visit('/registrace');
  await hydrated(page);
  expect(await page.locator('[name=phone_prefix]').inputValue()).toBe('+421');
  await page.locator('[name=kind][value=business]').check();
  expect(await page.locator('[name=company_country]').inputValue()).toBe('SK');
});

test('R-10.01 what it sells costs euros with its taxes, and lies in Slovak towns', async () => {
  const answer = await fetch(`${product.origin}/api/delivery/branches`);
  const { branches } = (await answer.json()) as { branches: { town: string }[] };
  expect(branches).toHaveLength(13);
  expect(branches[0]!.town).toBe('Bratislava');
  const countries = (await (await fetch(`${product.origin}/api/lists/countries/cs`)).json()) as { code: string }[];
  expect(countries.slice(0, 2).map(({ code }) => code)).toEqual(['SK', 'CZ']);
});

test('R-10.01 the Czech shop does not start on its database', async () => {
  const process = await start({ SHOP: 'cz', DATABASE_URL: product.database, KARAFA_ROLE: 'web' });
  await expect.poll(() => process.child.exitCode, { timeout: 20_000 }).toBe(1);
  expect(process.errors()).toContain('keeps its prices in EUR, but the shop of SHOP=cz charges CZK');
});
