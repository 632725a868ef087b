import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#shared/cart/contract.ts';
import { holdBack, hydrated, useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces } from '#tests/support/demo-places.ts';

const browser = useBrowser();
let product: number;
let category: number;

beforeAll(async () => {
  ({ product, category } = await findDemoPlaces());
});

/** A page whose scripts are held back until the returned function is called. */
async function openWithoutApplication(path: string): Promise<{ page: Page; release: () => void }> {
  const page = await browser.visit(path, { width: 390 });
  const release = await holdBack(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[data-cart-add]').first().waitFor();
  return { page, release };
}

/** Listing → pieces. */
async function piecesInCart(page: Page): Promise<Record<string, number>> {
  const answer = await page.request.get('/api/cart?lang=cs');
  const { lines } = (await answer.json()) as Cart;
  return Object.fromEntries(lines.map(({ listing_id, quantity }) => [String(listing_id), quantity]));
}

const isRunning = (page: Page) => page.evaluate(() => document.documentElement.dataset.shown !== undefined);
const panel = (page: Page) => page.getByRole('dialog', { name: 'Přidáno do košíku' });

describe('"add to cart" pressed before the application runs', () => {
  test('R-6.02 shows at once that it is working, and adds the chosen pieces once, however often it was pressed', async () => {
    const { page, release } = await openWithoutApplication(`/${product}/x/x`);
    const button = page.locator('.bottom-bar [data-cart-add]');
    await page.locator('[data-cart-box] [name=quantity]').fill('2');
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    await button.click();
    expect([await isRunning(page), await piecesInCart(page)]).toEqual([false, {}]);

    release();
    await panel(page).waitFor();
    expect(await piecesInCart(page)).toEqual({ [product]: 2 });
    expect(await button.getAttribute('aria-busy')).toBeNull();
    await hydrated(page);
    await panel(page).getByRole('button', { name: 'Pokračovat v nákupu' }).click();
    await button.click();
    await panel(page).getByText('4 ks').waitFor();
    expect(await piecesInCart(page)).toEqual({ [product]: 4 });
  });

  test('R-6.02 adds the goods of every pressed card to one cart', async () => {
    const { page, release } = await openWithoutApplication('/produkty/novinky');
    const buttons = page.locator('main article [data-cart-add]');
    const ids = [
      await buttons.nth(0).getAttribute('data-cart-add'),
      await buttons.nth(1).getAttribute('data-cart-add'),
    ];
    await buttons.nth(0).click();
    await buttons.nth(1).click();
    expect(await isRunning(page)).toBe(false);

    release();
    await expect.poll(() => piecesInCart(page)).toEqual({ [ids[0]!]: 1, [ids[1]!]: 1 });
    await expect.poll(() => panel(page).getByRole('listitem').count()).toBe(2);
  });

  test('R-6.02 no longer claims to be working if the application cannot be loaded', async () => {
    browser.expectTrouble(/ERR_FAILED/);
    const page = await browser.visit(`/${product}/x/x`, { width: 390 });
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.abort();
    });
    await page.reload({ waitUntil: 'commit' });
    const button = page.locator('.bottom-bar [data-cart-add]');
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    fail();
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
  });
});

describe('what is done before the application runs', () => {
  test('R-8.04 happens once it does: a step for each press, a dialog, a choice', async () => {
    const { page, release } = await openWithoutApplication(`/${product}/x/x`);
    const more = page.getByRole('button', { name: 'Přidat kus' });
    await more.click();
    await more.click();
    const picture = page.getByRole('button', { name: /^Zvětšit obrázek 1/ });
    await picture.click();
    expect(await picture.getAttribute('aria-busy')).toBe('true');
    await page.getByRole('banner').locator('[name=q]').fill('rum');

    release();
    await page.getByRole('dialog', { name: 'Obrázek v plné velikosti' }).waitFor();
    expect(await page.locator('[name=quantity]').inputValue()).toBe('3');
    expect(await page.getByRole('banner').locator('[name=q]').inputValue()).toBe('rum');
    expect(await picture.getAttribute('aria-busy')).toBeNull();
  });

  test('R-3.03 a chosen order orders the list', async () => {
    const { page, release } = await openWithoutApplication(`/${category}/-`);
    await page.locator('main select[name=sort]').selectOption('cheapest');
    release();
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=cheapest');
  });

  test('R-5.02 a form with a password is sent by the application, and never writes it into the address', async () => {
    browser.expectTrouble(/status of 4\d\d/);
    const page = await browser.visit('/ucet/registrace');
    const release = await holdBack(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    const form = page.locator('main form', { has: page.locator('[autocomplete=current-password]') });
    await form.locator('[name=email]').fill('nikdo@karafa.example');
    await form.locator('[name=password]').fill('Tajne-heslo-1');
    const send = form.getByRole('button', { name: 'Přihlásit se' });
    await send.click();
    expect(await send.getAttribute('aria-busy')).toBe('true');

    release();
    await form.getByRole('alert').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await form.locator('[name=email]').inputValue()).toBe('nikdo@karafa.example');
  });

  test('R-8.04 is lost if the application cannot be loaded, which the next press tries again', async () => {
    browser.expectTrouble(/ERR_FAILED/);
    const page = await browser.visit(`/${product}/x/x`, { width: 390 });
    await page.route('**/assets/*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.reload({ waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Nabídka' });
    await menu.click();
    await failed;
    await expect.poll(() => menu.getAttribute('aria-busy')).toBeNull();

    await page.unroute('**/assets/*.js');
    await menu.click();
    await page.getByRole('dialog', { name: 'Nabídka' }).waitFor();
  });
});

test('R-8.04 a part of a page that cannot be loaded says so, and the next press loads it', async () => {
  browser.expectTrouble(/ERR_FAILED|dynamically imported/);
  const page = await browser.open(`/${product}/x/x`);
  await page.route('**/assets/full-view-*.js', (route) => route.abort());
  const picture = page.getByRole('button', { name: /^Zvětšit obrázek 1/ });
  await picture.click();
  await page.getByText('Při načítání nastala chyba. Zkuste to prosím později.').waitFor();
  await page.unroute('**/assets/full-view-*.js');
  await picture.click();
  await page.getByRole('dialog', { name: 'Obrázek v plné velikosti' }).waitFor();
});

describe('a page that loads its code with the first use', () => {
  const loadingError = 'Při načítání nastala chyba. Zkuste to prosím později.';
  const code = '**/assets/category-page-*.js';
  /** It is asked for in a task after that of the use. */
  const isAskedFor = async (page: Page) => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return (await page.locator('link[href*="/category-page-"]').count()) === 1;
  };

  test('R-3.03 what was pressed, ticked and typed before the code was there happens once it is', async () => {
    const page = await browser.visit(`/${category}/-`);
    const release = await holdBack(page, code);
    await page.reload();
    await hydrated(page);
    const watch = page.getByRole('button', { name: 'Hlídat' });
    await watch.click();
    expect(await watch.getAttribute('aria-busy')).toBe('true');
    await page.keyboard.press('Tab');
    await page.getByText('Typ nabídky').click();
    await page.locator('[name=kind][value=product]').check();
    await page.locator('summary', { hasText: 'Cena' }).click();
    await page.locator('[name=price_from]').fill('100');
    await page.locator('[name=price_to]').focus();
    expect(new URL(page.url()).search).toBe('');

    release();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?kind=product&price_from=100');
    expect(await watch.getAttribute('aria-busy')).toBeNull();
    expect(await page.locator('[name=price_from]').inputValue()).toBe('100');
  });

  test('R-1.01 the focus of the age question does not load it', async () => {
    const page = await browser.open(`/${category}/-`, { confirmed: false });
    const question = page.getByRole('dialog');
    await expect.poll(() => question.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await isAskedFor(page)).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(() => isAskedFor(page)).toBe(true);
  });

  test('R-3.03 a focus within the content loads it, one in the header does not', async () => {
    const page = await browser.open(`/${category}/-`);
    await page.locator('header a').first().focus();
    expect(await isAskedFor(page)).toBe(false);
    await page.locator('main a').first().focus();
    await expect.poll(() => isAskedFor(page)).toBe(true);
  });

  test('R-8.04 says that the code cannot be loaded, and loads it with the next press', async () => {
    browser.expectTrouble(/ERR_FAILED|dynamically imported/);
    const page = await browser.visit(`/${category}/-`, { width: 390 });
    await page.route(code, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    const filters = page.getByRole('button', { name: 'Filtrovat' });
    // As if the server did not answer either: otherwise the page would be loaded again.
    await page.route(`**/${category}/**`, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    await filters.click();
    await page.getByText(loadingError).waitFor();
    expect(await filters.getAttribute('aria-busy')).toBeNull();

    await page.unroute(code);
    await filters.click();
    await page.getByRole('dialog', { name: 'Filtry' }).waitFor();
  });
});

test('R-6.02 the first goods of a new visitor, pressed on two cards in quick succession, get into one cart', async () => {
  const page = await browser.open('/produkty/novinky');
  const ids = await page.locator('main article [data-cart-add]').evaluateAll((buttons: HTMLButtonElement[]) => {
    const two = buttons.slice(0, 2);
    for (const button of two) button.click();
    return two.map((button) => button.dataset.cartAdd!);
  });
  await expect.poll(() => piecesInCart(page)).toEqual({ [ids[0]!]: 1, [ids[1]!]: 1 });
});
