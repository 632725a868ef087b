import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces, query, type DemoPlaces } from '#tests/support/demo-places.ts';

const browser = useBrowser();
let places: DemoPlaces;

beforeAll(async () => {
  places = await findDemoPlaces();
});

describe('filters', () => {
  test('R-1.04, R-3.03 a price filter finds the same in another currency and converts its limits', async () => {
    const page = await browser.open(`/${places.category}/x?price_from=1000`);
    const found = await resultCount(page);
    await page.getByLabel('Měna').first().selectOption({ label: 'EUR (€)' });
    await expect.poll(() => page.locator('main article').first().innerText()).toMatch(/\d,\d\d\u00a0€/);
    expect(await resultCount(page)).toBe(found);
    const chip = page.getByRole('link', { name: /^Zrušit filtr Od/ });
    expect(await chip.innerText()).toMatch(/Od \d\d,\d\d\u00a0€$/);
    await chip.click();
    await expect.poll(() => chip.count()).toBe(0);
    await hydrated(page);
    await page.locator('summary').filter({ hasText: /^Cena/ }).click();
    const from = page.getByRole('textbox', { name: 'Od' });
    await from.fill('100');
    await from.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?price_from=100&currency=EUR');
    await page.getByLabel('Měna').first().selectOption({ label: 'CZK (Kč)' });
    await expect.poll(() => chip.innerText()).toMatch(/Od \d\u00a0\d{3},00\u00a0Kč$/);
    const shown = await from.inputValue();
    expect(shown).toMatch(/^\d{4}$/);
    const to = page.getByRole('textbox', { name: 'Do' });
    await to.fill('9000');
    await to.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe(`?price_from=${shown}&price_to=9000`);
  });

  test('R-3.03 links to subcategories keep the filters, their counts ignore them', async () => {
    const page = await browser.open('/3/rum');
    const tile = page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link').first();
    expect(await tile.innerText()).toMatch(/\d$/);
    await page.goto('/3/rum?kind=advert&sort=cheapest&page=2');
    await hydrated(page);
    expect(await tile.innerText()).not.toMatch(/\d/);
    await tile.click();
    await expect.poll(() => page.url()).toMatch(/\/\d+\/[\w-]+\?kind=advert&sort=cheapest$/);
  });

  test('R-3.03 without script, an open filter does not cover its submit button', async () => {
    const page = await browser.visit(`/${places.category}/x`, { hasScript: false });
    await page.locator('summary').filter({ hasText: /^Cena/ }).click();
    await page.getByRole('textbox', { name: 'Od' }).fill('1000');
    await page.getByRole('button', { name: 'Použít filtry' }).click();
    await expect.poll(() => new URL(page.url()).search).toContain('price_from=1000');
  });

  test('R-3.03 filters are in the address, combine, are counted, and work without script', async () => {
    const page = await browser.open('/');
    await page.goto(`/${places.category}/x`);
    await hydrated(page);
    const all = await resultCount(page);
    await page
      .locator('summary, button')
      .filter({ hasText: /^Značka/ })
      .first()
      .click();
    const brand = page.getByRole('checkbox').and(page.locator('[name=brand]')).first();
    await brand.check();
    await expect.poll(() => new URL(page.url()).searchParams.get('brand')).toMatch(/^\d+$/);
    await expect.poll(() => resultCount(page)).toBeLessThan(all);
    const some = await resultCount(page);
    await page.getByLabel('Řadit').first().selectOption('cheapest');
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('cheapest');
    const address = page.url();

    const plain = await browser.visit(new URL(address).pathname + new URL(address).search, { hasScript: false });
    expect(await resultCount(plain)).toBe(some);
  });

  test('R-3.03 filters are chosen by a press on their names, and their panel stays open', async () => {
    const page = await browser.open(`/${places.category}/x`);
    await page
      .locator('summary')
      .filter({ hasText: /^Země původu/ })
      .click();
    const names = page.locator('details[open] .choice-line > input + span');
    for (const chosen of [1, 2]) {
      await names.nth(chosen).click();
      const countries = () => new URL(page.url()).searchParams.get('origin')?.split(',').length;
      await expect.poll(countries).toBe(chosen);
      expect(await names.first().isVisible()).toBe(true);
    }
    await page.locator('main h1').click();
    await expect.poll(() => names.count()).toBe(0);
  });

  test('R-3.03 vintage, strength and country of origin narrow a list, show as chips and go one by one', async () => {
    const [wine] = await query(
      inject('productDatabase'),
      `select c.path[1] as category, l.origin_code as country, t.name, count(*)::int as listings
       from listing l join category c on c.id = l.category_id
       join country_text t on t.country_code = l.origin_code and t.locale = 'cs'
       where l.visibility = 'listed' and l.vintage between 2000 and 2022 and l.abv >= 12.5
       group by 1, 2, 3 order by 4 desc limit 1`,
    );
    const { category, country, name, listings } = wine as Record<'category' | 'listings', number> &
      Record<'country' | 'name', string>;
    const page = await browser.open(`/${category}/x`);
    const panel = (label: string) => page.locator('summary').filter({ hasText: new RegExp(`^${label}`) });
    const limit = async (parameter: string, value: string) => {
      const field = page.locator(`[name=${parameter}]`);
      await field.fill(value);
      await field.press('Enter');
    };
    await panel('Země původu').click();
    await page.getByRole('checkbox', { name }).check();
    await panel('Ročník').click();
    await limit('vintage_from', '2000');
    await expect.poll(() => new URL(page.url()).searchParams.get('vintage_from')).toBe('2000');
    await limit('vintage_to', '2022');
    await expect.poll(() => new URL(page.url()).searchParams.get('vintage_to')).toBe('2022');
    await panel('Obsah alkoholu').click();
    await limit('abv_from', '12,5');
    await expect
      .poll(() => new URL(page.url()).search)
      .toBe(`?origin=${country}&vintage_from=2000&vintage_to=2022&abv_from=12.5`);
    await expect.poll(() => resultCount(page)).toBe(listings);
    const chips = page.getByRole('link', { name: /^Zrušit filtr / });
    expect(await chips.allInnerTexts()).toEqual(
      [name, 'Ročník: od 2000', 'Ročník: do 2022', 'Obsah alkoholu (%): od 12,5'].map((label) =>
        expect.stringContaining(label),
      ),
    );
    await page.keyboard.press('Escape');
    for (let left = 3; left >= 0; left--) {
      await chips.first().click();
      await expect.poll(() => chips.count()).toBe(left);
    }
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});

async function resultCount(page: Page): Promise<number> {
  const text = await page
    .getByText(/^\s*[\d\u00a0+]+ výsled/)
    .first()
    .innerText();
  return Number(text.replace(/\D/g, ''));
}
