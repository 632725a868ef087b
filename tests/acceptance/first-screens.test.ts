import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#shared/cart/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces, type DemoPlaces } from '#tests/support/demo-places.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import type { Places } from '#tests/support/personal-screen.ts';
import { personalScreens } from '#tests/support/personal-screens.ts';
import {
  carrierChoice,
  field,
  openFilledCart,
  orderButton,
  orderForm,
  paymentChoice,
} from '#tests/support/order-steps.ts';
import { screens } from '#tests/support/screens.ts';
import { textsIn } from '#tests/support/texts.ts';

const browser = useBrowser();
let places: DemoPlaces;

beforeAll(async () => {
  places = await findDemoPlaces();
});

/** German has the longest texts. */
const phones = [
  ['cs', 390, 844],
  ['de', 390, 844],
  ['de', 360, 780],
] as const;

async function open(path: string, width: number, height: number): Promise<Page> {
  const page = await browser.visit('/favicon.svg');
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await hydrated(page);
  return page;
}

/** Pixels from the top of the window to the element's lower edge. */
const bottomOf = async (target: Locator) => {
  const { y, height } = (await target.boundingBox())!;
  return y + height;
};
const topOf = async (target: Locator) => (await target.boundingBox())!.y;
const heading = (page: Page) => page.locator('main h1');
const bar = (page: Page) => page.locator('.bottom-bar');
const addOf = (page: Page) => page.locator('.bottom-bar-subject [data-cart-add]');

describe('the first screen shows what the visitor came for', () => {
  test.each([
    ...phones.map((each) => [...each, 700] as const),
    ['cs', 1440, 900, 800] as const,
    ['de', 1440, 900, 800] as const,
  ])('R-1.06 home: the search, and the first goods begin (%s, %i × %i)', async (locale, width, height, most) => {
    const page = await open(routePath('home', locale), width, height);
    expect(await topOf(page.locator('main article').first())).toBeLessThanOrEqual(most);
    expect(await page.getByRole('banner').getByRole('search').isVisible()).toBe(true);
  });

  describe.each(phones)('(%s, %i × %i)', (locale, width, height) => {
    test.each(['category', 'search', 'new products'])('R-1.06 %s: two cards with picture and name', async (name) => {
      const page = await open(screens[name]!(locale, places), width, height);
      const cards = page.locator('main article');
      for (const at of [0, 1]) expect(await bottomOf(cards.nth(at).getByRole('heading'))).toBeLessThanOrEqual(height);
    });

    test('R-1.06 a filtered category: two cards with picture and name, filters and order in one row', async () => {
      const path = `${screens.category!(locale, places)}?price_from=1&price_to=900000`;
      const page = await open(path, width, height);
      const cards = page.locator('main article');
      for (const at of [0, 1]) expect(await bottomOf(cards.nth(at).getByRole('heading'))).toBeLessThanOrEqual(height);
      const filter = page.getByRole('button', { name: textsIn(locale)('Filtrovat') });
      const order = page.getByRole('combobox', { name: textsIn(locale)('Řadit') });
      expect([await topOf(filter), await bottomOf(filter)]).toEqual([await topOf(order), await bottomOf(order)]);
    });

    test.each(['product', 'product on sale'])('R-1.06 %s: name, price and "add to cart"', async (name) => {
      const page = await open(screens[name]!(locale, places), width, height);
      expect(await bottomOf(heading(page))).toBeLessThanOrEqual(await topOf(bar(page)));
      expect(await bar(page).innerText()).toMatch(/\d.*\n.*\S/);
      expect(await bottomOf(bar(page))).toBe(height);
      expect(await bar(page).getByRole('button').isVisible()).toBe(true);
    });

    test.each(['advert, supply', 'advert, demand'])('R-1.06 %s: name and price', async (name) => {
      const page = await open(screens[name]!(locale, places), width, height);
      const price = page.locator('main article .font-heading.text-3xl').first();
      expect(await bottomOf(heading(page))).toBeLessThanOrEqual(height);
      expect(await bottomOf(price)).toBeLessThanOrEqual(height);
    });

    test('R-1.06 cart: the first line, and the total with its button', async () => {
      const page = await open(routePath('home', locale), width, height);
      await openFilledCart(page, locale, { [places.product]: 1 });
      const line = page.locator('main li').filter({ has: page.getByRole('spinbutton') });
      expect(await bottomOf(line.first())).toBeLessThanOrEqual(await topOf(bar(page)));
      expect(await bottomOf(bar(page))).toBe(height);
      expect(await bar(page).getByRole('button').isVisible()).toBe(true);
    });
  });
});

describe('the bar of a product on a phone', () => {
  const piecesInCart = async (page: Page) => {
    const { lines } = (await (await page.request.get('/api/cart?lang=cs')).json()) as Cart;
    return lines.map(({ quantity }) => quantity);
  };

  test('R-1.06, R-6.02 is there while the button is out of view, above or below, and adds the chosen pieces', async () => {
    const page = await open(screens.product!('cs', places), 390, 844);
    const isShown = () => bar(page).isVisible();
    await expect.poll(isShown).toBe(true);
    await addOf(page).scrollIntoViewIfNeeded();
    await expect.poll(isShown).toBe(false);
    await page.getByRole('button', { name: 'Přidat kus' }).click();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(isShown).toBe(true);
    await bar(page).getByRole('button', { name: 'Do košíku' }).click();
    await page.getByRole('dialog', { name: 'Přidáno do košíku' }).waitFor();
    expect(await piecesInCart(page)).toEqual([2]);
  });

  test('R-1.06 covers neither the end of the page nor what gets the focus', async () => {
    const page = await open(screens.product!('cs', places), 390, 844);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await bottomOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(await topOf(bar(page)));
  });

  test('R-6.02 the steps of the quantity end at one piece and at the stock, with a reason', async () => {
    const page = await open(screens.product!('cs', places), 390, 844);
    const pieces = page.locator('[data-cart-box] [name=quantity]');
    const most = Number(await pieces.getAttribute('max'));
    await page.getByRole('button', { name: 'Ubrat kus' }).click();
    expect(await pieces.inputValue()).toBe('1');
    await pieces.fill(String(most));
    await page.getByRole('button', { name: 'Přidat kus' }).click();
    await page.getByRole('alert').getByText(String(most)).waitFor();
    expect(await pieces.inputValue()).toBe(String(most));
  });

  test('R-1.06 a wide window needs no bar', async () => {
    const page = await open(screens.product!('cs', places), 1280, 900);
    expect(await bar(page).isVisible()).toBe(false);
  });
});

test('R-6.07 the bar of the cart leads to what is missing, then from step to step, and is gone at the submit button', async () => {
  const page = await open('/', 390, 844);
  await openFilledCart(page, 'cs', { [places.product]: 1 });
  await orderForm(page).locator('[name=email]').waitFor();
  const next = bar(page).getByRole('button', { name: 'Pokračovat' });
  const focused = () => page.evaluate(() => document.activeElement!.textContent);
  const top = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
  const leadsTo = async (step: string) => {
    await next.click();
    await expect.poll(focused).toBe(step);
    expect(await top()).toBeGreaterThan(56);
  };
  const lacks = async (name: string, text: string) => {
    await next.click();
    await expect.poll(() => page.evaluate(() => document.activeElement!.getAttribute('name'))).toBe(name);
    const said = await topOf(orderForm(page).getByText(text, { exact: true }));
    expect(said).toBeGreaterThan(56);
    expect(said).toBeLessThan(844 - 64);
    expect(await top()).toBeGreaterThan(56);
    expect(await top()).toBeLessThan(844 - 64);
  };
  await leadsTo('Doprava');
  await lacks('carrier_id', 'Vyberte prosím způsob dopravy.');
  await carrierChoice(page, 'cs', 'branch').check();
  await field(orderForm(page), 'branch_id').waitFor();
  await lacks('branch_id', 'Vyberte prosím prodejnu.');
  await field(orderForm(page), 'branch_id').selectOption({ index: 1 });
  await leadsTo('Platba');
  // At a branch the card is the only way, and chosen.
  expect(await paymentChoice(page, 'cs', 'card').isChecked()).toBe(true);
  await leadsTo('Kontaktní údaje');
  await lacks('email', 'Pole musí být vyplněno');
  await orderButton(page, 'cs').scrollIntoViewIfNeeded();
  await expect.poll(() => bar(page).isVisible()).toBe(false);
});

test('R-6.07 a reload returns to the step of the order, although the steps load after the page', async () => {
  const page = await open('/', 390, 844);
  await openFilledCart(page, 'cs', { [places.product]: 1 });
  const step = page.getByRole('heading', { name: 'Fakturační údaje' });
  await step.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await position();
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/later-steps/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await hydrated(page);
  // Without the steps the page is too short.
  expect(await step.count()).toBe(0);
  expect(await topOf(page.getByRole('contentinfo'))).toBeGreaterThanOrEqual(844 - 1);
  release();
  await step.waitFor();
  await expect.poll(position).toBe(before);
});

test.each([
  ['with script', true],
  ['without script', false],
])(
  'R-1.06 on a phone the introduction of a category shows two lines, and the rest on request (%s)',
  async (_, hasScript) => {
    const page = await browser.visit('/1/alkohol', { width: 390, hasScript });
    if (hasScript) await hydrated(page);
    const text = page.locator('main header p').first();
    const lines = () =>
      text.evaluate((element) => Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)));
    expect(await lines()).toBe(2);
    await page.getByText('Zobrazit více').click();
    expect(await lines()).toBeGreaterThan(2);
    await page.getByText('Zobrazit méně').click();
    expect(await lines()).toBe(2);
  },
);

/** Lists of the administration, each a row of `personalScreens`. */
const adminLists = [
  'users',
  'all adverts',
  'adverts to review',
  'brands',
  'orders',
  'payments to assign',
  'bank statements',
  'overpayments',
  'refunds',
  'webhooks of gateways',
  'withdrawals',
  'complaints',
  'pickup points',
  'products',
  'imports of products',
  'bulk changes of products',
  'newsletters',
  'subscribers',
  'vouchers',
  'influencers',
  'mails',
  'changes made',
] as const;
/** The demo has none: they hold what happened in the product since it was started. */
const mayBeEmpty: ReadonlySet<string> = new Set(['mails', 'changes made']);

describe.each(['cs', 'de'] as const)('lists of the administration (%s)', (locale) => {
  test.each(adminLists)('R-9.03 %s: a row on every first screen, 14 rows on a wide one', async (name) => {
    const path = personalScreens[`administration: ${name}`]!.path(locale, places as Places);
    const page = await openAs(browser, 'admin', path);
    const rows = page.locator('main tbody tr');
    const count = await rows.count();
    if (!mayBeEmpty.has(name)) expect(count).toBeGreaterThan(0);
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      // Nothing but a box that scrolls by itself is wider than the window.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (count === 0) continue;
      // More of it than a finger covers.
      expect(await topOf(rows.first())).toBeLessThanOrEqual(height - 100);
      const decision = rows.first().locator('.decision');
      if ((await decision.count()) > 0) {
        const { x, width: wide } = (await decision.boundingBox())!;
        expect(x + wide).toBeLessThanOrEqual(width);
      }
    }
    // What administrators changed, and why goods came back, takes as many lines as it takes.
    if (name === 'changes made' || name === 'complaints' || name === 'withdrawals') return;
    if (count === 0) return;
    // Of the usual height: a few orders with returns or long names take a line more.
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    const usual = heights.sort((one, other) => one - other)[Math.floor(count / 2)]!;
    expect((await topOf(rows.first())) + Math.min(count, 14) * usual).toBeLessThanOrEqual(900);
  });

  test('R-9.03 orders: filters, chips and the bulk bar stay within reach on a phone', async () => {
    const t = textsIn(locale);
    const path = `${routePath('admin-orders', locale)}?state=paid&paid=yes&sort=oldest`;
    const page = await openAs(browser, 'admin', path);
    await page.setViewportSize({ width: 390, height: 844 });
    const main = page.getByRole('main');
    expect(await main.locator('[name=q]').isVisible()).toBe(true);
    expect(await main.locator('[name=delivery]').isVisible()).toBe(false);
    await main.getByRole('button', { name: `${t('Filtry')} (1)` }).click();
    await main.locator('[name=delivery]').selectOption('courier');
    await page.waitForURL(/delivery=courier/);
    // The chosen state and order stay.
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ state: 'paid', sort: 'oldest' });
    await main
      .getByRole('list', { name: t('Použité filtry') })
      .getByRole('link')
      .last()
      .click();
    await page.waitForURL((url) => url.search === '?sort=oldest');

    const box = main.locator('tbody').getByRole('checkbox').first();
    expect(await page.locator('.bulk-bar').count()).toBe(0);
    await box.check();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await bottomOf(page.locator('.bulk-bar'))).toBe(844);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => bottomOf(page.locator('.bulk-bar'))).toBe(900);
    // The headings stick to the window.
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => topOf(main.locator('thead th').first())).toBe(0);
    await page.getByRole('button', { name: t('Zrušit výběr') }).click();
    expect(await page.locator('.bulk-bar').count()).toBe(0);
  });
});
