import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { ListingPage } from '#shared/catalog/contract.ts';
import { locales } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { holdBack, hydrated, useBrowser } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';

const browser = useBrowser();

const heading = (page: Page) => page.locator('main h1').innerText();
const cardNames = (page: Page) => page.locator('main article').getByRole('heading').allInnerTexts();

describe('searching', () => {
  test('R-3.05 suggestions are chosen by keyboard alone', async () => {
    const page = await browser.open('/');
    const field = page.getByRole('combobox', { name: 'Hledat na Karafě' }).first();
    await field.focus();
    // Filled at once: fewer letters would give another list.
    await page.keyboard.insertText('becher');
    const list = page.getByRole('listbox');
    await expect.poll(() => list.isVisible()).toBe(true);
    await page.keyboard.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => list.count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/\/hledani\?q=becher$/);
    // A screen reader reads the page that has come, and the keyboard goes on there.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('R-3.05 outdated suggestions disappear, and an empty result is announced', async () => {
    const page = await browser.open('/');
    const field = page.getByRole('combobox', { name: 'Hledat na Karafě' }).first();
    const options = page.getByRole('listbox').getByRole('option');
    await field.fill('gin');
    await options.first().waitFor();
    const release = await holdBack(page, '**/suggestions?*');
    await field.fill('gin b');
    expect(await options.count()).toBeGreaterThan(0);
    await field.fill('beluga');
    await expect.poll(() => options.count()).toBe(0);
    release();
    await options.first().waitFor();
    await field.fill('qqqxyzzy');
    await expect.poll(() => page.getByRole('search').getByRole('status').first().innerText()).toBe('Žádné návrhy.');
  });

  test('R-1.02, R-3.05 a suggestion in another language has a lang attribute', async () => {
    const page = await browser.open('/en');
    const field = page.getByRole('combobox', { name: 'Search Karafa' }).first();
    const languageOf = async ({ id, name }: Record<string, unknown>) => {
      await field.fill(String(name));
      const option = page.getByRole('listbox').locator(`a[href^="/en/${id}/"]`);
      return option.getByText(String(name), { exact: true }).getAttribute('lang');
    };
    const [inCzech] = await query(
      inject('productDatabase'),
      `select l.id, min(t.name) as name from listing l join listing_text t on t.listing_id = l.id
       where l.visibility = 'listed' group by l.id having array_agg(t.locale) = '{cs}' order by l.id limit 1`,
    );
    const [inEnglish] = await query(
      inject('productDatabase'),
      `select l.id, t.name from listing l join listing_text t on t.listing_id = l.id and t.locale = 'en'
       where l.visibility = 'listed' order by l.id limit 1`,
    );
    expect(await languageOf(inCzech!)).toBe('cs');
    expect(await languageOf(inEnglish!)).toBeNull();
  });

  test.each([
    ['zubrovka', /Żubrówka/i],
    ['jagermeister', /Jägermeister/i],
    ['jaegermeister', /Jägermeister/i],
    ['slivovce', /Slivovice/i],
    ['diplomatco', /Diplomático/i],
    ['BECHEROVKA', /Becherovka/i],
  ])('R-3.04 %s finds %s', async (query, name) => {
    const page = await browser.open(`/hledani?q=${query}`);
    const names = await cardNames(page);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((found) => name.test(found)).length).toBeGreaterThan(0);
  });

  test.each(locales)('R-3.04 the example searches find what they promise (%s)', async (locale) => {
    const page = await browser.open(routePath('search', locale));
    const advice = await page.locator('main p', { hasText: 'becher' }).innerText();
    expect([...advice.matchAll(/[„“](\w+)[“”]/g)].map(([, word]) => word)).toEqual(['becher', 'diplomatico']);
    for (const [word, name] of [
      ['becher', 'Becherovk'],
      ['diplomatico', 'Diplomático'],
    ] as const) {
      expect(advice).toContain(name);
      const answer = await page.request.get(`/api/catalog/listings?q=${word}&lang=${locale}`);
      const { listings, corrected_query } = (await answer.json()) as ListingPage;
      expect(corrected_query).toBeNull();
      expect(`${listings[0]?.brand} ${listings[0]?.name}`).toContain(name);
    }
  });

  test('R-3.04 "rum 0,7" prefers rums of 0.7 l', async () => {
    const page = await browser.open('/hledani?q=rum%200%2C7');
    const texts = await page.locator('main article').allInnerTexts();
    expect(texts.length).toBe(24);
    expect(texts.slice(0, 12).filter((text) => !text.includes('0,7\u00a0l'))).toEqual([]);
  });

  test('R-3.04 an empty search and an empty result say what to do next', async () => {
    const page = await browser.open('/hledani');
    const popular = page.getByRole('region', { name: 'Oblíbené kategorie' }).getByRole('link');
    const said = () => page.locator('main').innerText();
    expect(await said()).toContain('Napište, co hledáte');
    expect(await said()).toContain('Stačí začátek slova a na háčky a čárky nehledíme');
    expect(await popular.count()).toBe(10);
    await page.goto('/hledani?q=qqqxyzzy');
    expect(await cardNames(page)).toEqual([]);
    for (const advice of [
      'Pro „qqqxyzzy“ jsme nic nenašli',
      'Zkuste méně slov nebo jen jejich začátek.',
      'Hledejte značku nebo druh místo celého názvu.',
      'Ověřte, zda ve slově není překlep.',
    ])
      expect(await said()).toContain(advice);
    expect(await popular.count()).toBe(10);
    await page.goto((await popular.first().getAttribute('href'))!);
    expect((await cardNames(page)).length).toBeGreaterThan(0);
  });

  test('R-3.04 words that find nothing together are offered separately', async () => {
    const page = await browser.open('/hledani?q=qqqxyzzy%20zz%20wwwqxz');
    const alone = page.locator('main').getByRole('link', { name: /^(qqqxyzzy|zz|wwwqxz)$/ });
    expect(await alone.allInnerTexts()).toEqual(['qqqxyzzy', 'wwwqxz']);
    await alone.nth(1).click();
    await expect.poll(() => page.url()).toMatch(/\/hledani\?q=wwwqxz$/);
    await expect.poll(() => alone.count()).toBe(0);
    expect(await heading(page)).toContain('„wwwqxz“');
  });

  test('R-3.04 results of corrected words are not announced where there are none', async () => {
    const note = (page: Page) => page.getByText('Zobrazujeme výsledky pro').count();
    const page = await browser.open('/hledani?q=beherovka');
    expect(await note(page)).toBe(1);
    await page.goto('/hledani?q=beherovka&price_to=0');
    await hydrated(page);
    expect([await cardNames(page), await note(page)]).toEqual([[], 0]);
  });
});
